declare module '@rules/rules.wasm?url' {
  const address: string;
  export default address;
}
declare module '@rules/endings.wasm?url' {
  const address: string;
  export default address;
}

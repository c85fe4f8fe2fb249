declare module '@rules/rules.wasm?url' {
  const address: string;
  export default address;
}

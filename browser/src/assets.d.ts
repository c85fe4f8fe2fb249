declare module '@rules/*?url' {
  const address: string;
  export default address;
}
declare module '*.ftl?raw' {
  const words: string;
  export default words;
}
interface ImportMeta {
  glob(
    files: string | string[],
    options: { query: '?raw' | '?url'; import: 'default'; eager: true },
  ): Record<string, string>;
  glob(
    files: string[],
    options: { query: '?raw'; import: 'default' },
  ): Record<string, () => Promise<string>>;
  glob(files: string, options: { import: 'default' }): Record<string, () => Promise<unknown>>;
}
interface ImportMetaEnv {
  readonly PROD: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

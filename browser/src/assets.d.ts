declare module '@rules/*?url' {
  const address: string;
  export default address;
}
declare module '*.ftl?english';
declare module '*.ftl' {
  const messages: import('./texts/messages').Messages;
  export default messages;
}
declare module 'virtual:languages' {
  type Fetched = () => Promise<{ default: import('./texts/messages').Messages }>;
  /** null: bundled. */
  const languages: Record<string, { name: string; texts: Fetched | null; refusals: Fetched | null }>;
  export default languages;
}
declare module 'virtual:first-texts' {
  /** By language and id; `{name}` stands for a value. */
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
interface ImportMeta {
  glob(files: string[], options: { import: 'default'; eager: true }): Record<string, import('./texts/messages').Messages>;
  glob(files: string | string[], options: { query: '?raw' | '?url'; import: 'default'; eager: true }): Record<string, string>;
  glob(files: string, options: { import: 'default' }): Record<string, () => Promise<unknown>>;
}
interface ImportMetaEnv {
  readonly PROD: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
declare module '*.css';

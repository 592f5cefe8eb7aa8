/** Vite's: the text of a file. */
declare module '*.mdx?raw' {
  const text: string;
  export default text;
}

/** Vite's raw imports: the text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The fences of pages that can be rendered, see `fencePlugin.ts`. */
declare module 'virtual:fences' {
  import type { ComponentType } from 'react';

  export const fences: { name: string; load: () => Promise<{ default: ComponentType }> }[];
}

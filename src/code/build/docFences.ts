/** A fence of a page. */
export interface DocFence {
  /** `docs/react-data-grid/index.mdx` */
  page: string;
  /** The line of the page on which the code starts. */
  line: number;
  language: string;
  code: string;
}

const compiled = new Set(['tsx', 'ts', 'jsx']);

/** The fences of a page that must compile. */
export function fencesOf(page: string, text: string): DocFence[] {
  return [...text.matchAll(/^([ \t]*)(`{3,})(\w+)[^\n]*\n([^]*?)^[ \t]*\2[ \t]*$/gm)]
    .filter(([, , , language = '']) => compiled.has(language))
    .map((match) => {
      const [, indent = '', , language = '', code = ''] = match;
      return {
        page,
        line: text.slice(0, match.index).split('\n').length + 1,
        language,
        code: code.replace(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
      };
    });
}

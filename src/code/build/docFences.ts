import { readPage } from '../../mdx/readPage';

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
export const fencesOf = (page: string, text: string): DocFence[] =>
  readPage(text)
    .fences.filter(({ language }) => compiled.has(language))
    .map(({ language, code, line }) => ({ page, line, language, code: code.trimEnd() }));

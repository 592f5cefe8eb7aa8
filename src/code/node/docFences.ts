import { readPage } from '../../content/mdx/readPage';
import { releaseOf, type Release } from './releases';

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

/** Tests for readers' projects need packages that are not installed here: `npm run check:recipes` runs them. */
const isRecipe = (meta: string | null | undefined): boolean =>
  /title="[^"]+\.test\.tsx"/.test(meta ?? '');

/** A fence of a migration guide that compiles against the packages of a major. */
export interface ReleaseFence extends DocFence {
  release: Release;
}

const compiledFences = (page: string, text: string) =>
  readPage(text)
    .fences.filter(({ language, meta }) => compiled.has(language) && !isRecipe(meta))
    .map(({ language, code, line, meta }) => {
      const release = releaseOf(meta);
      return { page, line, language, code: code.trimEnd(), release };
    });

/** Returns the fences of a page that must compile against the documented packages: all except those written for a major. */
export const fencesOf = (page: string, text: string): DocFence[] =>
  compiledFences(page, text).filter(({ release }) => !release);

/** Returns the fences of a page that are written for a major. */
export const releaseFencesOf = (page: string, text: string): ReleaseFence[] =>
  compiledFences(page, text).filter((fence): fence is ReleaseFence => fence.release !== undefined);

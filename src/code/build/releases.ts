import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The majors that a fence of a migration guide can be written for, the oldest first; `lab` is the one before there were any. */
export const releases = ['lab', 'v4', 'v5', 'v6', 'v7', 'v8'] as const;

export type Release = (typeof releases)[number];

const isRelease = (word: string): word is Release => releases.some((each) => each === word);

/** The major that the words after a fence's language name: `tsx v7`. */
export const releaseOf = (meta: string | null | undefined): Release | undefined =>
  (meta ?? '').split(/\s+/).find(isRelease);

/** All majors that the fences of a page name. */
export function releasesIn(tree: Root): ReadonlySet<Release> {
  const found = new Set<Release>();
  visit(tree, 'code', ({ meta }) => {
    const release = releaseOf(meta);
    if (release) found.add(release);
  });
  return found;
}

const newest = (all: ReadonlySet<Release>): Release | undefined =>
  releases.findLast((each) => all.has(each));

/**
 * What stands above a fence that is written for a major: whether it is the code before or after the step that its page is
 * about.
 *
 * @param onPage - all majors that the page's fences name
 * @param title - what the writer says besides, such as a file
 */
export function releaseTitle(
  release: Release,
  onPage: ReadonlySet<Release>,
  title?: string,
): string {
  const side = release === newest(onPage) ? 'After' : 'Before';
  const words = onPage.size > 1 ? `${side} (${release})` : release;
  return title === undefined ? words : `${words}: ${title}`;
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The majors that a fence of a migration guide can be written for, oldest first; `lab` stands for the time before the first. */
export const releases = ['lab', 'v4', 'v5', 'v6', 'v7', 'v8'] as const;

export type Release = (typeof releases)[number];

const isRelease = (word: string): word is Release => releases.some((each) => each === word);

/** Returns the major named after a fence's language: `tsx v7`. */
export const releaseOf = (meta: string | null | undefined): Release | undefined =>
  (meta ?? '').split(/\s+/).find(isRelease);

/** Returns all majors that the fences of a page name. */
export function releasesIn(tree: Root): ReadonlySet<Release> {
  const found = new Set<Release>();
  visit(tree, 'code', ({ meta }) => {
    const release = releaseOf(meta);
    if (release) found.add(release);
  });
  return found;
}

/**
 * Returns the title of a fence that is written for a major: whether it shows the code before or after the migration that its
 * page describes.
 *
 * @param onPage - all majors that the page's fences name
 * @param title - the writer's own title, such as a file name
 */
export function releaseTitle(
  release: Release,
  onPage: ReadonlySet<Release>,
  title?: string,
): string {
  const newest = releases.findLast((each) => onPage.has(each));
  const side = release === newest ? 'After' : 'Before';
  const words = onPage.size > 1 ? `${side} (${release})` : release;
  return title === undefined ? words : `${words}: ${title}`;
}

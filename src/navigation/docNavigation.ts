import type { Tag } from './tags';

/** One step on the way from the top of the navigation to a page. */
export interface TrailStep {
  label: string;
  /** Path of the page that the step links to, without the base path; none for a group that is only a heading. */
  path?: string;
}

/** What the docs plugin attaches to the metadata of a page, so that the browser doesn't have to search the sidebar. */
export interface DocNavigation {
  /** The tags of the page, including the plan of its group if the page itself names none. */
  tags: Tag[];
  /** The groups around the page, outermost first, and the page itself at the end. */
  trail: TrailStep[];
}

/** For a page that isn't in the navigation. */
export const noNavigation: DocNavigation = { tags: [], trail: [] };

import type { Tag } from './tags';

/** One step of the way from the top of the navigation to a page. */
export interface TrailStep {
  label: string;
  /** The page the step leads to, below the base path; none for a group that is only a heading. */
  path?: string;
}

/** What the docs plugin attaches to the metadata of a page, so that the browser need not search the sidebar. */
export interface DocNavigation {
  /** The tags of the page, with the plan of its group when it names none itself. */
  tags: Tag[];
  /** The groups around the page, outermost first, and the page itself at the end. */
  trail: TrailStep[];
}

/** For a page outside of the navigation. */
export const noNavigation: DocNavigation = { tags: [], trail: [] };

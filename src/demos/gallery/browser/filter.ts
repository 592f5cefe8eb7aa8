import { plans } from '../../../navigation/tags';
import { searchWith } from '../../../utils/addressStore';
import { wordMatcher } from '../../../utils/matchWords';
import type { GalleryDemo, GalleryPage } from '../node/collect';

/** Which demos a gallery shows, as parameters of its address; an empty text is no condition. */
export const noFilter = {
  /** Words that must all occur in what is known about a demo. */
  filter: '',
  /** The plan that a demo needs: `community`, or its name. */
  plan: '',
  component: '',
  /** The path of the page that the demo is on. */
  feature: '',
};

export type GalleryFilter = Readonly<typeof noFilter>;

/** Reads the filter from the query of an address: `?filter=stacked&plan=pro`. Never throws. */
export function filterFromAddress(search: string): GalleryFilter {
  const query = new URLSearchParams(search);
  const read = (name: keyof GalleryFilter): string => (query.get(name) ?? '').slice(0, 200);
  const plan = ['community', ...plans].find((each) => each === read('plan')) ?? '';
  return { filter: read('filter'), plan, component: read('component'), feature: read('feature') };
}

/** Returns the query of an address with a filter set. Its other parameters are kept. */
export function searchWithFilter(search: string, filter: GalleryFilter): string {
  const isSet = Object.values(filter).some(Boolean);
  const values = Object.entries(filter).map(([name, value]) => [name, value || undefined]);
  // Also if there are no words, since it is what the inline script of `src/preferences` looks for.
  const words = isSet ? filter.filter : undefined;
  return searchWith(search, { ...Object.fromEntries(values), filter: words });
}

/** Returns the pages with the demos that a filter leaves, without pages that have none. */
export function filterDemos(pages: readonly GalleryPage[], filter: GalleryFilter): GalleryPage[] {
  const { plan, component, feature } = filter;
  const hasWords = wordMatcher(filter.filter);
  const isShown = (demo: GalleryDemo, page: GalleryPage): boolean =>
    (feature === '' || page.path === feature) &&
    (plan === '' || (demo.plan ?? 'community') === plan) &&
    (component === '' || demo.components.includes(component)) &&
    hasWords([demo.name, demo.title, demo.section, page.title, ...demo.components]);
  return pages
    .map((page) => ({ ...page, demos: page.demos.filter((demo) => isShown(demo, page)) }))
    .filter(({ demos }) => demos.length > 0);
}

export const demosIn = (pages: readonly GalleryPage[]): GalleryDemo[] =>
  pages.flatMap(({ demos }) => demos);

/** Returns the components that the demos render, in alphabetical order. */
export const componentsIn = (pages: readonly GalleryPage[]): string[] =>
  [...new Set(demosIn(pages).flatMap(({ components }) => components))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );

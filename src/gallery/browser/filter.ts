import type { FeaturePlan } from '../../components/FeatureTable/filter';
import { plans } from '../../navigation/tags';
import { wordMatcher } from '../../utils/matchWords';
import type { GalleryDemo, GalleryPage, GalleryProduct } from '../types';

/** Which demos a gallery shows; an empty text is no condition. */
export interface GalleryFilter {
  /** Words that must all occur in what is known about a demo. */
  words: string;
  /** The plan that a demo needs. */
  plan: FeaturePlan | '';
  component: string;
  /** The path of the page that the demo is on. */
  page: string;
}

/** Field -> its name in the query of an address. The first is also what marks a filtered address (`src/preferences`). */
const names = { words: 'filter', plan: 'plan', component: 'component', page: 'feature' } as const;
const fields = Object.keys(names) as (keyof GalleryFilter)[];
const longest = 200;

const isPlan = (text: string): text is FeaturePlan =>
  ['community', ...plans].includes(text as FeaturePlan);

/** Reads the filter from the query of an address: `?filter=stacked&plan=pro`. Never throws. */
export function filterFromAddress(search: string): GalleryFilter {
  const query = new URLSearchParams(search);
  const read = (field: keyof GalleryFilter): string =>
    (query.get(names[field]) ?? '').slice(0, longest);
  const plan = read('plan');
  return {
    words: read('words'),
    plan: isPlan(plan) ? plan : '',
    component: read('component'),
    page: read('page'),
  };
}

/** Returns the query of an address with a filter set. Its other parameters are kept. */
export function searchWithFilter(search: string, filter: GalleryFilter): string {
  const query = new URLSearchParams(search);
  const isSet = fields.some((field) => filter[field] !== '');
  for (const field of fields) {
    // Words also if they are empty, since the inline script looks for them.
    if (filter[field] !== '' || (field === 'words' && isSet))
      query.set(names[field], filter[field]);
    else query.delete(names[field]);
  }
  const all = query.toString();
  return all && `?${all}`;
}

/** Returns the groups with the demos that a filter leaves. Everything that it leaves empty is left out. */
export function filterDemos(
  products: readonly GalleryProduct[],
  { words, plan, component, page: path }: GalleryFilter,
): GalleryProduct[] {
  const hasWords = wordMatcher(words);
  const isShown = (demo: GalleryDemo, page: GalleryPage): boolean =>
    (plan === '' || (demo.plan ?? 'community') === plan) &&
    (component === '' || demo.components.includes(component)) &&
    hasWords([demo.name, demo.title, demo.section, page.title, ...demo.components]);
  const shownOn = (page: GalleryPage): GalleryPage[] => {
    const demos =
      path === '' || page.path === path ? page.demos.filter((demo) => isShown(demo, page)) : [];
    return demos.length > 0 ? [{ ...page, demos }] : [];
  };
  return products.flatMap((product) => {
    const groups = product.groups
      .map(({ label, pages }) => ({ label, pages: pages.flatMap(shownOn) }))
      .filter(({ pages }) => pages.length > 0);
    return groups.length > 0 ? [{ ...product, groups }] : [];
  });
}

export const pagesIn = (products: readonly GalleryProduct[]): GalleryPage[] =>
  products.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));

export const countDemos = (products: readonly GalleryProduct[]): number =>
  pagesIn(products).reduce((sum, { demos }) => sum + demos.length, 0);

/** Returns the components that the demos render, in alphabetical order. */
export function componentsIn(products: readonly GalleryProduct[]): string[] {
  const all = pagesIn(products).flatMap(({ demos }) =>
    demos.flatMap(({ components }) => components),
  );
  return [...new Set(all)].sort((a, b) => a.localeCompare(b, 'en'));
}

import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Feature } from '../../navigation/features';
import { customPropsOf, tagsOfEntry, type NavigationItem } from '../../navigation/items';
import { plans, type Plan, type Tag } from '../../navigation/tags';
import { products } from '../../products/registry';
import type { Product } from '../../products/types';
import type { PlanSection } from './planSections';
import { listedDocs, withSlash } from './sitePages';

type SectionsOf = (doc: DocMetadata) => readonly PlanSection[];

const rankOf = (tags: readonly Tag[]): number =>
  Math.max(...tags.map((tag) => (plans as readonly Tag[]).indexOf(tag)), -1);

/** Returns a row for a page, followed by a row for each of its sections that needs a higher plan than the page. */
function rowsOf(
  doc: DocMetadata,
  tags: Tag[],
  group: string,
  sections: readonly PlanSection[],
  path: string,
): Feature[] {
  const isHigher = ({ plan }: { plan: Plan }) => plans.indexOf(plan) > rankOf(tags);
  const { keywords } = doc.frontMatter;
  return [
    {
      name: doc.title,
      path,
      description: doc.description,
      group,
      tags,
      ...(keywords && { keywords }),
    },
    ...sections.filter(isHigher).map(({ heading, id, plan }): Feature => ({
      name: heading,
      path: `${path}#${id}`,
      of: doc.title,
      group,
      tags: [plan],
    })),
  ];
}

/**
 * Returns the features of a product: the guides that the navigation lists below subheaders. That leaves out the overview,
 * the quickstart and the reference.
 */
function featuresIn(
  groups: readonly NavigationItem[],
  overviewPath: string,
  version: LoadedVersion,
  sectionsOf: SectionsOf,
  baseUrl: string,
): Feature[] {
  return listedDocs(version, groups).flatMap((entry) => {
    const { doc, ancestors } = entry;
    const isBelow = ancestors.some((ancestor) => customPropsOf(ancestor).kind === 'subheader');
    if (!isBelow || !doc.slug.startsWith(overviewPath)) return [];
    const path = `/${doc.permalink.slice(baseUrl.length)}`;
    return rowsOf(doc, tagsOfEntry(entry), ancestors.at(-1)?.label ?? '', sectionsOf(doc), path);
  });
}

/**
 * Adds the table rows to each product's features page of a version. They come from the navigation, the front matter and the
 * headings of the product's pages in the same version. A version without a features page stays unchanged.
 *
 * @param baseUrl - the base path of the site in the language being built, with a trailing slash
 */
export function attachFeatures(
  version: LoadedVersion,
  sectionsOf: SectionsOf,
  baseUrl: string,
): LoadedVersion {
  const groups: readonly NavigationItem[] = Object.values(version.sidebars).flat();
  return {
    ...version,
    docs: version.docs.map((doc) => {
      const isTable = ({ overviewPath }: Product) =>
        withSlash(doc.slug) === `${overviewPath}features/`;
      const product = products.find(isTable);
      const own = groups.filter((group) => customPropsOf(group).product === product?.id);
      if (!product || own.length === 0) return doc;
      const features = featuresIn(own, product.overviewPath, version, sectionsOf, baseUrl);
      return Object.assign({ ...doc }, { features });
    }),
  };
}

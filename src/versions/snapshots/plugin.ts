import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { nearestPages } from '../../navigation/nearestPages';
import { productById } from '../../products/registry';
import { checkRenames, forgottenRenames } from '../../products/renames';
import { snapshots } from '../../products/snapshots';
import { throwProblems } from '../../utils/problems';
import { targetsOf, writeRedirects } from './node/redirects';
import { aliasRules, missingPackages } from './node/rules';
import { existingSnapshots, frozenPaths } from './node/existing';

export { hasFrozenVersions } from './node/existing';
export { targetsOf } from './node/redirects';
export { default as remarkVersionLinks, linkInVersion } from './node/remarkVersionLinks';

/** Sets up frozen versions for the bundler and writes redirects for pages that moved. See README.md. */
export default function snapshotsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const existing = existingSnapshots(siteDir, snapshots);
  throwProblems(missingPackages(siteDir, existing));
  const pages = new Set<string>();
  /** Address of a frozen version -> its first page. The start of the site belongs to the current version. */
  const starts = new Map<string, string>();
  const below = (address: string): string => `/${address.slice(baseUrl.length)}`;
  const hasPage = (pagePath: string): boolean => pages.has(pagePath);
  const nearestTo = (pagePath: string): string | undefined =>
    nearestPages(
      pagePath,
      [...pages].map((each) => ({ path: each, title: '' })),
      1,
    )[0]?.path;
  return {
    name: 'x-snapshots',

    configureWebpack() {
      // Docusaurus' type is webpack's, whose rules have no `alias`; Rspack's rules do.
      return { module: { rules: aliasRules(siteDir, existing) } } as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },

    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      pages.clear();
      starts.clear();
      for (const version of docs?.loadedVersions ?? []) {
        for (const { permalink } of version.isLast ? version.docs : []) {
          pages.add(below(permalink));
        }
        const start = version.path + productById('introduction').overviewPath;
        if (!version.isLast && version.docs.some(({ permalink }) => permalink === start))
          starts.set(below(`${version.path}/`), below(start));
      }
      throwProblems([
        ...checkRenames(hasPage),
        ...forgottenRenames(frozenPaths(siteDir, snapshots), hasPage, nearestTo),
      ]);
    },

    async postBuild({ outDir }) {
      const site = { baseUrl, url: siteConfig.url };
      await writeRedirects(outDir, site, new Map([...targetsOf(hasPage), ...starts]));
    },
  };
}

import type { Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/**
 * Writes the address and title of every listed page of the current version to `pages.json`, a separate chunk
 * that only the "not found" page loads.
 */
export default function pageListPlugin(): Plugin {
  return {
    name: 'x-pages',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const pages = (docs?.loadedVersions ?? [])
        .filter(({ isLast }) => isLast)
        .flatMap((version) => version.docs)
        .filter(({ frontMatter }) => !frontMatter.unlisted)
        .map(({ permalink, title }) => ({ path: permalink, title }));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}

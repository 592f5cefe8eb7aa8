import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parseList, type ListedEntry } from './list';

/** A list as the page shows it. */
export interface ShownList {
  /** `next-8.2.0.md` */
  file: string;
  entries: ListedEntry[];
}

/** Reads the lists of a project: one, unless older ones were kept. */
export const readLists = (siteDir: string): ShownList[] =>
  readdirSync(siteDir)
    .filter((name) => /^next-\d+\.\d+\.\d+\.md$/.test(name))
    .map((file) => ({ file, entries: parseList(readFileSync(path.join(siteDir, file), 'utf8')) }));

/** Serves the list of the next version at `/contributing/next/`, only in the live server. */
export default function nextVersionPlugin({ siteDir, baseUrl }: LoadContext): Plugin<ShownList[]> {
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'x-next-version',

    getPathsToWatch: () => (isLive ? [path.join(siteDir, 'next-*.md')] : []),

    loadContent: () => (isLive && existsSync(siteDir) ? readLists(siteDir) : []),

    async contentLoaded({ content, actions }) {
      if (content.length === 0) return;
      const data = await actions.createData('lists.json', JSON.stringify(content));
      actions.addRoute({
        path: `${baseUrl}contributing/next/`,
        component: path.join(__dirname, 'ui/NextVersionPage.tsx'),
        modules: { lists: data },
        exact: true,
      });
    },
  };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Returns the text of robots.txt: everything may be crawled except the bare demos.
 * @param site where the site is served: origin without a slash, base path with slashes at both ends
 */
export function robotsText({ url, baseUrl }: { url: string; baseUrl: string }): string {
  return `User-agent: *
Disallow: ${baseUrl}playground/

Sitemap: ${url}${baseUrl}sitemap.xml
`;
}

/** Writes robots.txt beside the pages; a host that serves the site below a path copies it to its root. */
export default function robotsPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'x-robots',
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig));
    },
  };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ForeignSources } from './headers';
import { noteFile, type HostingNote } from './node/write';
import type { AnalyticsSettings } from '../analytics/node/settings';
import type { IconFont } from '../demos/node/iconFont';

/** Returns the origin of an address, or nothing for a path on the site's own host. */
const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * GA4 as Google documents it, with its one script instead of everything on that host, which serves scripts that anyone can upload:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const google = {
  script: ['https://www.googletagmanager.com/gtag/js'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Returns what a maintainer's settings let pages reach beyond the site's own host. */
export function foreignSourcesOf({
  iconFont,
  analytics,
}: {
  iconFont?: IconFont;
  analytics?: AnalyticsSettings;
}): ForeignSources {
  const { script, connect } = analytics?.measurementId ? google : { script: [], connect: [] };
  return {
    script,
    connect: [...connect, ...originOf(analytics?.endpoint)],
    style: originOf(iconFont?.stylesheet),
    font: [...originOf(iconFont?.stylesheet), ...(iconFont?.fontHosts ?? [])],
  };
}

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

/**
 * Writes robots.txt beside the pages; a host that serves the site below a path copies it to its root. Saves what the files for hosts are
 * made from: `npm run build` writes them when Docusaurus has finished, since all plugins end at the same time and the rules cover every
 * file.
 */
export default function hostingPlugin(
  { siteDir, siteConfig }: LoadContext,
  { foreign }: { foreign: ForeignSources },
): Plugin {
  return {
    name: 'x-hosting',
    async postBuild({ outDir, baseUrl }) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig));
      const note: HostingNote = { outDir: path.relative(siteDir, outDir), baseUrl, foreign };
      await writeFile(path.join(siteDir, noteFile), JSON.stringify(note));
    },
  };
}

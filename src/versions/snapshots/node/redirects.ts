import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { docsTabSegments } from '../../../products/docsTab';
import { pathsOfPage, renames, type Rename } from '../../../products/renames';
import { escapeHtml } from '../../../utils/escapeHtml';

/** Where a site is served. */
interface Site {
  baseUrl: string;
  /** Its origin. */
  url: string;
}

/**
 * Returns the page for an old address. Its script keeps query and hash; a reader without scripts loses them. It is a file, because
 * the Content-Security-Policy would have to name an inline script.
 *
 * @param address - the address of the page that took its place, base path included
 */
export function redirectPage(address: string, { baseUrl, url }: Site): string {
  const to = escapeHtml(address);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="icon" href="data:,">
<script src="${escapeHtml(baseUrl)}find-page.js" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<link rel="canonical" href="${escapeHtml(url)}${to}">
</head>
<body><p><a href="${to}">This page has moved.</a></p></body>
</html>
`;
}

/** Returns old path -> the page that it finally leads to, for all renames. */
export function targetsOf(
  hasPage: (pagePath: string) => boolean,
  all: readonly Rename[] = renames,
): Map<string, string> {
  return new Map(
    all.flatMap(({ from }) => {
      const target = pathsOfPage(from, all).find(hasPage);
      return target === undefined ? [] : [[from, target] as const];
    }),
  );
}

/**
 * Writes the page at an old address.
 *
 * @param from - its path without the base path, with slashes at both ends
 * @param to - the path of the page that took its place
 */
export async function writeRedirect(
  outDir: string,
  site: Site,
  from: string,
  to: string,
): Promise<void> {
  const folder = path.join(outDir, decodeURIComponent(from));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), redirectPage(site.baseUrl + to.slice(1), site));
}

/**
 * Writes a page at every old address of the current docs, and at the old addresses of tabs that a page still has. The code
 * that writes demo pages and Markdown also writes their redirects.
 */
export async function writeRedirects(
  outDir: string,
  site: Site,
  targets: ReadonlyMap<string, string>,
): Promise<void> {
  const below = (address: string): string => path.join(outDir, decodeURIComponent(address));
  for (const [from, to] of targets) {
    const tabs = docsTabSegments.map((tab) => `${tab}/`);
    for (const tab of ['', ...tabs.filter((each) => existsSync(below(to + each)))]) {
      await writeRedirect(outDir, site, from + tab, to + tab);
    }
  }
}

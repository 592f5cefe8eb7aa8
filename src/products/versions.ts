import { basePathOf } from './docsTab';
import { defaultVersionHosts, hostedVersions, type VersionHosts } from './hosts';
import { languagePrefix, defaultBaseUrl, parseSitePath, toPagePath } from './path';
import { currentVersion } from './registry';
import { pathsOfPage } from './renames';
import type { Product } from './types';

/** A version that this site serves itself. */
export interface SiteVersion {
  /** The version as a reader knows it: `8.0.0`. */
  version: string;
  /** Its segment in addresses: empty for the current version, `8.0.0` for a frozen one. */
  segment: string;
  /** Whether it has a page at this path, which is without base path and version, with slashes at both ends. */
  has: (pagePath: string) => boolean;
}

/** One line of the version switcher. */
export interface VersionEntry {
  /** `v8.1.0`, `v7`. */
  text: string;
  /** A path of this site, base path included, or an address on a version host. */
  href: string;
  /** Whether this is the version being read. */
  current: boolean;
  /** True when that version lacks the page being read, so that the entry opens the nearest page above it instead. */
  fallback?: true;
  /** Whether it is hosted separately. */
  external?: true;
}

export interface VersionEntriesOptions {
  /** The reader's language; any other than English adds its prefix to every link. */
  userLanguage?: string;
  hosts?: VersionHosts;
  /** The base path of the default language. */
  baseUrl?: string;
  /** The path of the page being read. Without it all entries lead to the product's overview. */
  currentPath?: string;
  /** The versions served here, the current one first. */
  siteVersions?: readonly SiteVersion[];
}

/** The current version alone, for a site without frozen ones. */
const onlyCurrentVersion: readonly SiteVersion[] = [
  { version: currentVersion, segment: '', has: () => true },
];

/**
 * Finds the counterpart of a page in another version of this site: the page at the same path; else, if it was renamed, the
 * page at its path in that version; else the nearest page above it that the version has; else the product's overview. A
 * docs-tab route counts as its base page. Paths are without base path and version.
 */
export function samePageIn(
  target: SiteVersion,
  product: Product,
  currentPath: string,
  baseUrl: string = defaultBaseUrl,
): { pagePath: string; fallback: boolean } {
  const pagePath = toPagePath(parseSitePath(basePathOf(currentPath, baseUrl), baseUrl).segments);
  const found = pathsOfPage(pagePath).find(target.has);
  if (found !== undefined) return { pagePath: found, fallback: false };
  const above = pathsAbove(pagePath).find(
    (path) =>
      product.pathPrefixes.some((prefix) => path.startsWith(`${prefix}/`)) && target.has(path),
  );
  return { pagePath: above ?? product.overviewPath, fallback: true };
}

/** Returns the paths above a page, nearest first: `/a/b/` and `/a/` for `/a/b/c/`. */
function pathsAbove(pagePath: string): string[] {
  const above = pagePath.replace(/[^/]+\/$/, '');
  return above === pagePath || above === '/' ? [] : [above, ...pathsAbove(above)];
}

/** Returns the base path without the language that Docusaurus appends for the locale it builds. */
function withoutLanguage(baseUrl: string, prefix: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return prefix !== '' && base.endsWith(prefix) ? base.slice(0, -prefix.length) : base;
}

function siteEntries(
  product: Product,
  prefix: string,
  {
    baseUrl = defaultBaseUrl,
    currentPath,
    siteVersions = onlyCurrentVersion,
  }: VersionEntriesOptions,
): VersionEntry[] {
  const base = withoutLanguage(baseUrl, prefix);
  const readSegment =
    currentPath === undefined ? '' : (parseSitePath(currentPath, base).version ?? '');
  const read = siteVersions.find(({ segment }) => segment === readSegment) ?? siteVersions[0];
  return siteVersions.map((target) => {
    const current = target === read;
    const { pagePath, fallback } =
      currentPath === undefined
        ? { pagePath: product.overviewPath, fallback: false }
        : // The version being read has the page, whatever kind of page it is.
          samePageIn(current ? { ...target, has: () => true } : target, product, currentPath, base);
    const version = target.segment === '' ? '' : `/${target.segment}`;
    return {
      text: /^\d/.test(target.version) ? `v${target.version}` : target.version,
      href: `${base}${prefix}${version}${pagePath}`,
      current,
      ...(fallback && { fallback: true as const }),
    };
  });
}

function hostEntries(product: Product, prefix: string, hosts: VersionHosts): VersionEntry[] {
  return hostedVersions
    .filter((hosted) => !hosted.products || hosted.products.includes(product.id))
    .map(({ version, paths }): VersionEntry => ({
      text: version,
      href: `${hosts[version]}${prefix}${paths?.[product.id] ?? `/x${product.overviewPath}`}`,
      current: false,
      external: true,
    }));
}

/**
 * Returns the entries of the version switcher for a product: the current version, the frozen versions of this site, then
 * the versions that are hosted separately (v7, v6, v5; for the Data Grid also v4).
 */
export function versionEntries(
  product: Product,
  options: VersionEntriesOptions = {},
): VersionEntry[] {
  const prefix = languagePrefix(options.userLanguage);
  return [
    ...siteEntries(product, prefix, options),
    ...hostEntries(product, prefix, options.hosts ?? defaultVersionHosts),
  ];
}

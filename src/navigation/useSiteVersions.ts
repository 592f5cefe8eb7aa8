import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { parseSitePath } from '../products/path';
import { productFromPath } from '../products/productFromPath';
import { currentVersion } from '../products/registry';
import { samePageIn, type SiteVersion } from '../products/versions';
import { isSitePath } from './sitePaths';

/** Returns the versions this site serves itself, the current one first, for `versionEntries`. */
export function useSiteVersions(): SiteVersion[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const versions = useVersions(undefined);
  return useMemo(
    () =>
      [...versions]
        .sort((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(({ label, isLast, path, docs }) => {
          const root = `${path.replace(/\/$/, '')}/`;
          return {
            version: isLast ? currentVersion : label,
            segment: root.slice(baseUrl.length, -1),
            has(pagePath) {
              const address = `${root}${pagePath.slice(1)}`;
              return isSitePath(address) || docs.some((doc) => doc.path === address);
            },
          };
        }),
    [versions, baseUrl],
  );
}

/**
 * Returns a function that maps a path of the current docs, without the base path, to the version being read, if that
 * version has the page. Readers of a frozen version stay in it when they move on to another product.
 */
export function useInVersion(): (pagePath: string) => string {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { version } = parseSitePath(pathname, baseUrl);
  const read = useSiteVersions().find(({ segment }) => segment !== '' && segment === version);
  return (pagePath) => (read?.has(pagePath) ? `/${read.segment}${pagePath}` : pagePath);
}

/** The counterpart in the current version of a page in a frozen one. */
export interface CurrentPage {
  /** The label of the current version: `8.1.0`. */
  version: string;
  /** Its path, base path included; without such a page, that of the nearest page above it or of the product's overview. */
  path: string;
  /** Whether the current version lacks the page, so that `path` is that of another one. */
  fallback: boolean;
}

/** Returns the current version's counterpart of the page being read; undefined if that page is in the current version. */
export function useCurrentPage(): CurrentPage | undefined {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const versions = useSiteVersions();
  return useMemo(() => {
    const { version } = parseSitePath(pathname, baseUrl);
    const [current, ...frozen] = versions;
    if (!current || !frozen.some(({ segment }) => segment === version)) {
      return undefined;
    }
    const product = productFromPath(pathname, { baseUrl });
    const { pagePath, fallback } = samePageIn(current, product, pathname, baseUrl);
    return { version: current.version, path: `${baseUrl}${pagePath.slice(1)}`, fallback };
  }, [pathname, baseUrl, versions]);
}

import { useMemo } from 'react';
import routes from '@generated/routes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { currentVersion } from '../products/registry';
import type { SiteVersion } from '../products/versions';
import { pathsOfRoutes } from './routePaths';

let sitePaths: Set<string> | undefined;

/** The routes are in the browser anyway; they are read once, when a reader first asks for other versions. */
const hasPath = (path: string): boolean => (sitePaths ??= pathsOfRoutes(routes)).has(path);

/** The versions this site serves itself, the current one first, for `versionEntries`. */
export function useSiteVersions(): SiteVersion[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const versions = useVersions(undefined);
  return useMemo(
    () =>
      [...versions]
        .sort((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(({ label, isLast, path }) => {
          const root = `${path.replace(/\/$/, '')}/`;
          return {
            version: isLast ? currentVersion : label,
            segment: root.slice(baseUrl.length, -1),
            has: (pagePath) => hasPath(`${root}${pagePath.slice(1)}`),
          };
        }),
    [versions, baseUrl],
  );
}

import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { currentVersion } from '../products/registry';
import type { SiteVersion } from '../products/versions';
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

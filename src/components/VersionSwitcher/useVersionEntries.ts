import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  productFromPath,
  versionEntries,
  type Product,
  type VersionEntry,
} from '@site/src/products';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { useSiteVersions } from '@site/src/navigation/useSiteVersions';
import { useSiteFields } from '@site/src/utils/useSiteFields';

/** Returns the current page's product and the entries of its version switcher. */
export function useVersionEntries(): { product: Product; entries: VersionEntry[] } {
  const pathname = usePagePath();
  const { siteConfig, i18n } = useDocusaurusContext();
  const siteVersions = useSiteVersions();
  const { baseUrl } = siteConfig;
  const hosts = useSiteFields().versionHosts;
  return useMemo(() => {
    const product = productFromPath(pathname);
    const entries = versionEntries(product, {
      userLanguage: i18n.currentLocale,
      hosts,
      baseUrl,
      currentPath: pathname,
      siteVersions,
    });
    return { product, entries };
  }, [pathname, siteVersions, baseUrl, hosts, i18n.currentLocale]);
}

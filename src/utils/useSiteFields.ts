import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { VersionHosts } from '@site/src/products';

/** Settings of the site; see `docusaurus.config.ts`. */
export interface SiteFields {
  repositoryUrl?: string;
  licenseKey?: string;
  iconFontUrl?: string;
  versionHosts?: VersionHosts;
}

export const useSiteFields = (): SiteFields =>
  useDocusaurusContext().siteConfig.customFields as SiteFields;

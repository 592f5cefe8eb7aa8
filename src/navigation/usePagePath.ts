import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isSitePath } from './sitePaths';

/**
 * The path of the page being read. A missing page is served by one HTML file for all addresses, so it counts as the
 * home page: what is told from its address would differ between that file and the browser.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return isSitePath(pathname) ? pathname : baseUrl;
}

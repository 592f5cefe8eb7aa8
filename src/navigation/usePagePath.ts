import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isSitePath } from './sitePaths';

/**
 * Returns the path of the page being read. One HTML file serves the addresses of all missing pages, so they count as the
 * home page: anything derived from their address would differ between that file and the browser.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return isSitePath(pathname) ? pathname : baseUrl;
}

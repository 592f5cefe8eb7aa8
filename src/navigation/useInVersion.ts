import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSitePath } from '../products/path';
import { useSiteVersions } from './useSiteVersions';

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

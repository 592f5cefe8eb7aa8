import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSitePath } from '../products/path';
import { useSiteVersions } from './useSiteVersions';

/**
 * Gives a path of the current docs, below the base path, in the version being read, where that has the page: who reads a
 * frozen version and goes on to another product stays in it.
 */
export function useInVersion(): (pagePath: string) => string {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { version } = parseSitePath(pathname, baseUrl);
  const read = useSiteVersions().find(({ segment }) => segment !== '' && segment === version);
  return (pagePath) => (read?.has(pagePath) ? `/${read.segment}${pagePath}` : pagePath);
}

// Change: the page's Markdown is named; the canonical address of a docs-tab route is its base page, that of a frozen page is the same page of the
// current version; `SiteMetadata` would name the route itself.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import { basePathOf } from '@site/src/navigation';
import { useCurrentPage } from '@site/src/navigation/useCurrentPage';

/** The path that search engines are to know the page by. */
function useCanonicalPath(): string {
  const { pathname } = useLocation();
  const current = useCurrentPage();
  return current && !current.fallback ? current.path : basePathOf(pathname);
}

export default function DocItemMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const path = useCanonicalPath();
  const canonical = `${url}${path}`;
  return (
    <>
      <Metadata />
      {/* Not by `TwinLink`: what it repeats of this would weigh on every page. */}
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${basePathOf(pathname)}index.md`} />
      </Head>
      {path !== pathname && (
        <Head>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
        </Head>
      )}
    </>
  );
}

// Change: links to the page's Markdown; the canonical address of a docs-tab route is its base page, that of a frozen page is the
// same page of the current version. `SiteMetadata` would use the route itself.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import { basePathOf } from '@site/src/products/docsTab';
import { useCurrentPage } from '@site/src/navigation/useSiteVersions';

/** Returns the path that search engines should use for the page. */
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
      {/* Not with `MarkdownLink`: the code that it shares with this would add weight to every page. */}
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

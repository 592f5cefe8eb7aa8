// Change: the canonical address of a docs-tab route is its base page; `SiteMetadata` would name the route itself.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import { basePathOf } from '@site/src/navigation';

export default function DocItemMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const basePath = basePathOf(pathname);
  const canonical = `${url}${basePath}`;
  return (
    <>
      <Metadata />
      {basePath !== pathname && (
        <Head>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
        </Head>
      )}
    </>
  );
}

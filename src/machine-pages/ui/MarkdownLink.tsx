import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Links to the Markdown of a page in its head.
 *
 * @param path - the path of the page, with the base path and a trailing slash
 */
export default function MarkdownLink({ path }: { path: string }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${url}${path}index.md`} />
    </Head>
  );
}

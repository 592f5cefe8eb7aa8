import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MarkdownLink from '@site/src/machine-pages/ui/MarkdownLink';
import { currentVersion } from '@site/src/products/registry';
import Landing from './_home';

export default function Home(): ReactNode {
  const path = useBaseUrl('/');
  return (
    <Layout
      title="Documentation"
      description={`Guides with live demos for MUI X ${currentVersion}: Data Grid, Date and Time Pickers, Charts and Tree View.`}
    >
      <MarkdownLink path={path} />
      <Landing />
    </Layout>
  );
}

import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import MarkdownLink from '@site/src/machine-pages/ui/MarkdownLink';
import { currentVersion } from '@site/src/products/registry';
import Landing from './_home';

export default function Home(): ReactNode {
  const path = useBaseUrl('/');
  return (
    <Layout
      title={translate({ id: 'x.landing.documentTitle', message: 'Documentation' })}
      description={translate(
        {
          id: 'x.landing.description',
          message:
            'Guides with live demos for MUI X {version}: Data Grid, Date and Time Pickers, Charts and Tree View.',
        },
        { version: currentVersion },
      )}
    >
      <MarkdownLink path={path} />
      <Landing />
    </Layout>
  );
}

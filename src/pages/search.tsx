import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import ResultsPage from '@site/src/search/ui/ResultsPage';

export default function SearchResults(): ReactNode {
  return (
    <Layout
      title="Search"
      description="All results of a search in the guides and the API reference of MUI X."
    >
      <Head>
        {/* Results are not pages of their own. */}
        <meta name="robots" content="noindex" />
      </Head>
      <ResultsPage />
    </Layout>
  );
}

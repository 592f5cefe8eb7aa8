// Change: a page that could not be loaded says so in the site's own words and style; a loading page has the loading bar.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <main className={styles.failed}>
      <p role="alert">
        <Translate id="x.loading.failed">
          This page could not be loaded. Check your connection and try again, or reload the page.
        </Translate>
      </p>
      <button type="button" onClick={retry}>
        <Translate id="x.loading.retry">Try again</Translate>
      </button>
    </main>
  );
}

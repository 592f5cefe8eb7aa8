// Change: a page that could not be loaded says so in the site's own words and style; a loading page has the loading bar.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <main className={styles.failed}>
      <p role="alert">
        This page could not be loaded. Check your connection and try again, or reload the page.
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}

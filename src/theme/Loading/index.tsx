// Change: a page that could not be loaded says so in the site's own words and style; a loading page has the loading bar.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import Translate from '@docusaurus/Translate';
import Unloaded from '@site/src/utils/Unloaded';
import { isLoss } from '@site/src/utils/lostFiles';
import styles from './styles.module.css';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <main className={styles.failed} role="alert">
      {isLoss(error) ? (
        <Unloaded error={error} onRetry={retry} />
      ) : (
        <>
          <p>
            <Translate id="x.loading.failed">This page could not be loaded:</Translate>{' '}
            {String(error)}
          </p>
          <button type="button" onClick={retry}>
            <Translate id="x.loading.retry">Try again</Translate>
          </button>
        </>
      )}
    </main>
  );
}

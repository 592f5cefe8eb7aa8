import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useWaiting } from '../../utils/connection';
import styles from './WaitingNotice.module.css';

/** Says that the page of the link that was followed can't be loaded, and keeps the current one. */
export default function WaitingNotice(): ReactNode {
  const retry = useWaiting();
  return (
    retry && (
      <div className={styles.notice} role="alert">
        <Translate id="x.offline.waiting">
          There’s no connection to the site. The page that you asked for opens when you’re back
          online.
        </Translate>
        <button type="button" onClick={retry}>
          <Translate id="x.offline.waiting.retry">Try again</Translate>
        </button>
        <button type="button" onClick={() => window.history.back()}>
          <Translate id="x.offline.waiting.stay">Stay here</Translate>
        </button>
      </div>
    )
  );
}

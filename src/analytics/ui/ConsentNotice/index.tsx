import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNotice } from './useNotice';
import styles from './styles.module.css';

/** Asks the reader whether visits may be counted, in a corner where it is not in the way. */
export default function ConsentNotice(): ReactNode {
  const { isShown, isOptedOut, answer, close, ref } = useNotice();
  if (!isShown) return null;
  return (
    <section
      ref={ref}
      className={styles.notice}
      tabIndex={-1}
      aria-label={translate({ id: 'x.privacy.label', message: 'Privacy choices' })}
    >
      <p>
        {isOptedOut ? (
          <Translate id="x.privacy.optedOut">
            Your browser asks sites not to track you, so nothing is counted here.
          </Translate>
        ) : (
          <Translate id="x.privacy.question">
            May we count which pages are read and which buttons are used? It shows us what to
            improve.
          </Translate>
        )}
      </p>
      <div className={styles.answers}>
        {isOptedOut ? (
          <button type="button" onClick={() => close()}>
            <Translate id="x.privacy.close">Close</Translate>
          </button>
        ) : (
          <>
            <button
              type="button"
              aria-pressed={answer === 'granted'}
              onClick={() => close('granted')}
            >
              <Translate id="x.privacy.allow">Allow</Translate>
            </button>
            <button
              type="button"
              aria-pressed={answer === 'denied'}
              onClick={() => close('denied')}
            >
              <Translate id="x.privacy.refuse">Don’t count me</Translate>
            </button>
          </>
        )}
      </div>
    </section>
  );
}

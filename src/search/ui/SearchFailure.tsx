import type { ReactNode } from 'react';
import Unloaded from '@site/src/utils/Unloaded';
import type { Failure } from '../browser/session';
import { focusField } from './presses';
import styles from './panel.module.css';

/** Returns what went wrong, and what the reader can do about it. */
const failureText = (reason: Exclude<Failure, 'unloaded'> | undefined): string =>
  ({
    network: 'The search index could not be loaded: you may be offline, or it is blocked.',
    missing: 'The server has no search index for this version.',
    damaged: 'The search index is damaged and cannot be read.',
    otherBuild: 'The site was updated while you were reading. Try again, or reload the page.',
    worker: 'Search could not be started in this browser.',
  })[reason ?? 'worker'];

/** Says why search does not work, and tries again. */
export default function SearchFailure({
  reason,
  retry,
}: {
  reason: Failure | undefined;
  retry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      {reason === 'unloaded' ? (
        <Unloaded onRetry={retry} onPress={focusField} className={styles.action} />
      ) : (
        <>
          <p>{failureText(reason)}</p>
          <button
            type="button"
            className={styles.action}
            onClick={(event) => {
              focusField(event);
              retry();
            }}
          >
            Try again
          </button>
        </>
      )}
    </div>
  );
}

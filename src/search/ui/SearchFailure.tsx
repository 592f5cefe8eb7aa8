import type { ReactNode } from 'react';
import Unloaded from '@site/src/utils/Unloaded';
import type { Failure } from '../browser/session';
import { focusField } from './presses';
import { failureText } from './labels';
import styles from './panel.module.css';

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

import type { ReactNode } from 'react';
import Unloaded from '../../utils/Unloaded';
import { isLoss } from '../../utils/lostFiles';
import { useSiteFields } from '../../utils/useSiteFields';
import styles from './Failure.module.css';

export interface FailureProps {
  name: string;
  error: Error;
  onReset: () => void;
}

/** Moves the focus from a button, which disappears, to the start of the demo. */
function focusDemo({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[data-demo-state]')?.focus();
}

/** Shown in place of a demo that failed: the reason, and what the reader can do. */
export default function Failure({ name, error, onReset }: FailureProps): ReactNode {
  const { repositoryUrl } = useSiteFields();
  if (isLoss(error)) {
    return (
      <div className={styles.failure} role="alert">
        <Unloaded error={error} onRetry={onReset} onPress={focusDemo} />
      </div>
    );
  }
  const report = new URLSearchParams({ title: `Demo ${name} fails`, body: error.message });
  return (
    <div className={styles.failure} role="alert">
      <p>This demo ran into an error.</p>
      <pre translate="no">{error.message}</pre>
      <p className={styles.actions}>
        <button
          type="button"
          onClick={(event) => {
            focusDemo(event);
            onReset();
          }}
        >
          Restart
        </button>
        {repositoryUrl && (
          <a href={`${repositoryUrl}/issues/new?${report}`} target="_blank" rel="noreferrer">
            Report
          </a>
        )}
      </p>
    </div>
  );
}

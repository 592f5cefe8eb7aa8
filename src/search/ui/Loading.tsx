import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Shown below the field from the first letter until there is an answer. */
export default function Loading(): ReactNode {
  return (
    <p role="status" className={styles.loading}>
      Loading…
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './OfflineBadge.module.css';

/** Says that there is no network. It is on every page and shown by an attribute of `<html>`, so that it needs no script. */
export default function OfflineBadge(): ReactNode {
  return (
    <span className={styles.status} role="status">
      <span className={styles.badge}>Offline</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { productById } from '@site/src/products';
import type { Hit } from '@site/src/search/types';
import styles from './panel.module.css';

/** Says that a query names another library, above the product that does the same. */
export default function OtherLibrary({
  query,
  hits,
}: {
  query: string;
  hits: readonly Hit[];
}): ReactNode {
  const meant = hits.find(({ isOther }) => isOther);
  return (
    meant && (
      <p className={styles.hint}>
        <strong dir="auto">{query.trim()}</strong> is another library. Did you mean{' '}
        <strong>{productById(meant.product).name}</strong>?
      </p>
    )
  );
}

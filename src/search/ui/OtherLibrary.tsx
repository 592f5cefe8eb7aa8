import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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
        <Translate
          id="x.search.otherLibrary"
          values={{
            query: <strong dir="auto">{query.trim()}</strong>,
            product: <strong>{productById(meant.product).name}</strong>,
          }}
        >
          {'{query} is another library. Did you mean {product}?'}
        </Translate>
      </p>
    )
  );
}

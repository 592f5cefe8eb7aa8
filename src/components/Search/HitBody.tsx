import type { ReactNode } from 'react';
import TagBadge from '@site/src/components/TagBadge';
import { productById } from '@site/src/products';
import type { Hit } from '@site/src/search/types';
import Marked from './Marked';
import styles from './hits.module.css';

/** What a hit says: title, badges, where it stands, excerpt. */
export default function HitBody({ hit }: { hit: Hit }): ReactNode {
  const { title, tags, product, trail, excerpt } = hit;
  const { shortName, name } = productById(product);
  const groups = trail.filter((label) => label !== name && label !== shortName);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.title}>
          <Marked text={title} />
        </span>
        {tags.map((tag) => (
          <TagBadge key={tag} tag={tag} />
        ))}
        <span className={styles.place}>
          <span className={styles.product}>{shortName}</span>
          {groups.length > 0 && <span className={styles.trail}> › {groups.at(-1)}</span>}
        </span>
      </span>
      <span className={styles.excerpt}>{excerpt && <Marked text={excerpt} />}</span>
    </>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { tagData } from '@site/src/navigation';
import TagBadge from '@site/src/components/TagBadge';
import { productById } from '@site/src/products';
import type { Hit } from '@site/src/search/types';
import Marked from './Marked';
import styles from './hits.module.css';

/** The group of the navigation that tells a page from others of the same title. */
function groupOf({ trail, product }: Hit): string | undefined {
  const { name, shortName } = productById(product);
  return trail.filter((label) => label !== name && label !== shortName).at(-1);
}

/** A hit in words: title, badges and where it stands. */
export const hitName = (hit: Hit): string =>
  [
    hit.title.text,
    ...hit.tags.map((tag) => `${translate(tagData[tag].label)} ${translate(tagData[tag].suffix)}`),
    productById(hit.product).name,
    groupOf(hit),
  ]
    .filter(Boolean)
    .join(', ');

/** What a hit says: title, badges, where it stands, excerpt. */
export default function HitBody({ hit }: { hit: Hit }): ReactNode {
  const { title, tags, product, excerpt } = hit;
  const group = groupOf(hit);
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
          {productById(product).shortName}
          {group && ` › ${group}`}
        </span>
      </span>
      <span className={styles.excerpt}>{excerpt && <Marked text={excerpt} />}</span>
    </>
  );
}

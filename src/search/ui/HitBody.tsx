import type { ReactNode } from 'react';
import { tagData } from '@site/src/navigation/tags';
import TagBadge from '@site/src/components/TagBadge';
import { productById } from '@site/src/products';
import { piecesOf } from '@site/src/search/browser/marks';
import type { Hit, MarkedText } from '@site/src/search/types';
import styles from './hits.module.css';

/** Text in which the words searched for are marked. */
export function Marked({ text }: { text: MarkedText }): ReactNode {
  return piecesOf(text).map((piece, index) =>
    // Pieces have no identity other than their position: a new text is rendered from scratch.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** Beyond this many names, other pages are only counted. */
const maxOthers = 2;

/** Returns the navigation group that tells a page from others with the same title. */
function groupOf({ trail, product, section }: Hit): string | undefined {
  if (section?.isRow) return undefined;
  const { name, shortName } = productById(product);
  return trail.filter((label) => label !== name && label !== shortName).at(-1);
}

/** Lists the other pages that have the same row: larger plans, and components that share a prop. */
function othersText({ others = [] }: Hit): string | undefined {
  if (others.length === 0) return undefined;
  const names = others.slice(0, maxOthers).join(', ');
  const more = others.length - maxOthers;
  return more > 0 ? `also in ${names} and ${more} more` : `also in ${names}`;
}

/** Describes a hit in words: its target, badges and place. */
export const hitName = (hit: Hit): string =>
  [
    ...(hit.section?.isRow
      ? [hit.section.heading.text, hit.title.text]
      : [hit.title.text, hit.section?.heading.text]),
    ...hit.tags.map((tag) => `${tagData[tag].label} ${tagData[tag].suffix}`),
    productById(hit.product).name,
    groupOf(hit),
    othersText(hit),
  ]
    .filter(Boolean)
    .join(', ');

/** Shows a hit: its target, badges, place and excerpt. */
export default function HitBody({ hit }: { hit: Hit }): ReactNode {
  const { kind, title, tags, product, excerpt, section } = hit;
  const place = [productById(product).shortName, section?.isRow ? title.text : groupOf(hit)];
  const others = othersText(hit);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.title} translate={kind === 'api' ? 'no' : undefined}>
          {section?.isRow ? (
            <code dir="ltr" translate="no">
              <Marked text={section.heading} />
            </code>
          ) : (
            <>
              <Marked text={title} />
              {section && (
                <span className={styles.step}>
                  <Marked text={section.heading} />
                </span>
              )}
            </>
          )}
        </span>
        {tags.map((tag) => (
          <TagBadge key={tag} tag={tag} />
        ))}
        <span className={styles.place}>
          {place.filter(Boolean).join(' › ')}
          {others && <> · {others}</>}
        </span>
      </span>
      <span className={styles.excerpt}>{excerpt && <Marked text={excerpt} />}</span>
    </>
  );
}

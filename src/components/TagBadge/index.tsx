import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { licensingPath } from '@site/src/products';
import { isPlan, tagData, type Tag } from '@site/src/navigation/tags';
import styles from './styles.module.css';

export interface TagBadgeProps {
  tag: Tag;
  /** `small` in lists and the sidebar, `medium` in headings, `large` beside a page title. */
  size?: 'small' | 'medium' | 'large';
  /** Whether a plan links to the licensing page; off inside another link. */
  linked?: boolean;
}

/** One tag of the navigation (Pro, Premium, New, Planned, Unstable) as a small badge with text. */
export default function TagBadge({
  tag,
  size = 'small',
  linked = false,
}: TagBadgeProps): ReactNode {
  const { label, suffix } = tagData[tag];
  const content = (
    <>
      {label}
      <span className="x-visually-hidden"> {suffix}</span>
    </>
  );
  const props = {
    className: styles.badge,
    'data-tag': tag,
    'data-size': size,
    // The sidebar shows less than the label.
    title: label,
  };
  return linked && isPlan(tag) ? (
    <Link to={licensingPath} {...props}>
      {content}
    </Link>
  ) : (
    <span {...props}>{content}</span>
  );
}

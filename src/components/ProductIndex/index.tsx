import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { productFromPath } from '@site/src/products';
import { customPropsOf } from '@site/src/navigation';
import TagBadge from '../TagBadge';
import styles from './styles.module.css';

function IndexItems({ items }: { items: PropSidebarItem[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        if (item.type === 'html') {
          return null;
        }
        const { tags = [] } = customPropsOf(item);
        const badges = tags.map((tag) => <TagBadge key={tag} tag={tag} />);
        return (
          <li key={index} className={item.type === 'category' ? styles.group : undefined}>
            {item.href ? <Link to={item.href}>{item.label}</Link> : <span>{item.label}</span>}{' '}
            {badges}
            {item.type === 'category' && <IndexItems items={item.items} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * An index of all pages of the product whose page this is, written from the navigation: for readers
 * who scan, for crawlers, and for browsers without JavaScript, where collapsed groups do not open.
 */
export default function ProductIndex(): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  const product = productFromPath(pathname);
  const groups = (sidebar?.items ?? []).filter(
    (item) => item.type === 'category' && customPropsOf(item).product === product.id,
  );
  const items = groups.length === 1 && groups[0]?.type === 'category' ? groups[0].items : groups;
  return (
    <div className={styles.index}>
      <IndexItems items={items} />
    </div>
  );
}

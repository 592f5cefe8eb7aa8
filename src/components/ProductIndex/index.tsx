import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { parseSitePath } from '@site/src/products/path';
import { productFromPath } from '@site/src/products';
import { customPropsOf } from '@site/src/navigation/items';
import { useFilled } from '@site/src/navigation/sidebarParts';
import TagBadge from '../TagBadge';
import styles from './styles.module.css';

type Group = Extract<PropSidebarItem, { type: 'category' }>;
type Entry = Extract<PropSidebarItem, { type: 'link' }>;

const none: PropSidebarItem[] = [];

const isGroup = (item: PropSidebarItem): item is Group => item.type === 'category';
const isEntry = (item: PropSidebarItem): item is Entry => item.type === 'link';

/** Returns the first page of a group of API reference pages: that page lists all the others. */
function referenceIndex({ items }: Group): Entry | undefined {
  const [first] = items.filter(isEntry);
  return first && parseSitePath(first.href).segments[0] === 'api' ? first : undefined;
}

function Tags({ item }: { item: PropSidebarItem }): ReactNode {
  return (customPropsOf(item).tags ?? []).map((tag) => <TagBadge key={tag} tag={tag} />);
}

function IndexGroup({ group }: { group: Group }): ReactNode {
  const reference = referenceIndex(group);
  return (
    <li className={styles.group}>
      {!reference && (
        <span className={styles.label}>
          {group.label}
          <Tags item={group} />
        </span>
      )}
      <Items items={reference ? [{ ...reference, label: group.label }] : group.items} />
    </li>
  );
}

/** The pages among some items of the navigation, then the groups. */
function Items({ items }: { items: readonly PropSidebarItem[] }): ReactNode {
  const entries = items.filter(isEntry);
  const groups = items.filter(isGroup);
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((item) => (
            <li key={item.href}>
              <Link to={item.href}>{item.label}</Link>
              <Tags item={item} />
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <IndexGroup key={group.label} group={group} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * An index of all pages of the current page's product, generated from the navigation: for readers
 * who skim, for crawlers, and for browsers without JavaScript, where collapsed groups do not open. It has a line for each group,
 * and for the API reference only the first page, which lists the others.
 */
export default function ProductIndex(): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useFilled(useDocsSidebar()?.items ?? none);
  const product = productFromPath(pathname);
  const own = sidebar.filter(
    (item): item is Group => isGroup(item) && customPropsOf(item).product === product.id,
  );
  return (
    <div className={styles.index}>
      <Items items={own.length === 1 && own[0] ? own[0].items : own} />
    </div>
  );
}

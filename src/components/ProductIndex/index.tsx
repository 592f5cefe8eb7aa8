import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { parseSitePath } from '@site/src/products/path';
import { productFromPath } from '@site/src/products';
import { customPropsOf } from '@site/src/navigation';
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

function Entries({ items }: { items: readonly Entry[] }): ReactNode {
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <li key={item.href}>
          <Link to={item.href}>{item.label}</Link>
          {(customPropsOf(item).tags ?? []).map((tag) => (
            <TagBadge key={tag} tag={tag} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function IndexGroup({ group }: { group: Group }): ReactNode {
  const reference = referenceIndex(group);
  const entries = reference ? [{ ...reference, label: group.label }] : group.items.filter(isEntry);
  const groups = reference ? [] : group.items.filter(isGroup);
  return (
    <li className={styles.group}>
      {!reference && (
        <span className={styles.label}>
          {group.label}
          {(customPropsOf(group).tags ?? []).map((tag) => (
            <TagBadge key={tag} tag={tag} />
          ))}
        </span>
      )}
      {entries.length > 0 && <Entries items={entries} />}
      {groups.length > 0 && <Groups items={groups} />}
    </li>
  );
}

function Groups({ items }: { items: readonly Group[] }): ReactNode {
  return (
    <ul className={styles.groups}>
      {items.map((group) => (
        <IndexGroup key={group.label} group={group} />
      ))}
    </ul>
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
  const items: PropSidebarItem[] = own.length === 1 && own[0] ? own[0].items : own;
  const entries = items.filter(isEntry);
  const groups = items.filter(isGroup);
  return (
    <div className={styles.index}>
      {entries.length > 0 && <Entries items={entries} />}
      {groups.length > 0 && <Groups items={groups} />}
    </div>
  );
}

// Change: subheaders are quiet headings, groups carry tags and product glyphs and stay as the reader left them.
// Ejected for the same reason as the link: upstream builds accessible names from the label.
import { useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import { customPropsOf } from '@site/src/navigation/items';
import { openGroups } from '@site/src/navigation/sidebarMemory';
import { isPending } from '@site/src/navigation/sidebarParts';
import TagBadge from '@site/src/components/TagBadge';
import ProductGlyph from '@site/src/components/ProductGlyph';
import styles from '../custom.module.css';

function Label({ item }: { item: Props['item'] }) {
  const { tags = [], product } = customPropsOf(item);
  return (
    <>
      {product && <ProductGlyph id={product} className={styles.glyph} />}
      <span className={styles.label}>{item.label}</span>
      {tags.map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
    </>
  );
}

/** Open state of a group: the active one is open, the others as the reader last left them. */
function useGroup(item: Props['item'], isActive: boolean) {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const firstLink = findFirstSidebarItemLink(item) ?? '';
  const key = `${item.label} ${firstLink}`;
  const [open, setOpen] = useState(() => isActive || (openGroups.get(key) ?? !item.collapsed));
  // A group opens when the reader moves into it; set while rendering, as React recommends for derived state.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) {
      setOpen(true);
    }
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    const change = () => {
      openGroups.set(key, !open);
      setOpen(!open);
    };
    // The entries of another product are loaded with any of its pages. If that page fails to load, going to it shows the failure.
    if (isPending(item)) preload(firstLink).then(change, () => history.push(firstLink));
    else change();
  };
  // Until React has hydrated the page, the group's label links to its first page.
  return { open, toggle, href: isBrowser ? '#' : firstLink };
}

function Group({ item, onItemClick, activePath, level, index: _index, ...props }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const { open, toggle, href } = useGroup(item, isActive);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <Link
        className={clsx('menu__link', styles.link, styles.group, level === 1 && styles.product)}
        data-active={isActive || undefined}
        role="button"
        aria-expanded={open}
        href={href}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            event.currentTarget.click();
          }
        }}
        {...props}
      >
        <Label item={item} />
      </Link>
      <Collapsible lazy as="ul" className="menu__list" collapsed={!open}>
        <DocSidebarItems
          items={item.items}
          tabIndex={open ? 0 : -1}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}

function Subheader({ item, onItemClick, activePath, level, tabIndex }: Props) {
  return (
    <li className={clsx('menu__list-item', styles.subheader, item.className)}>
      <div className={styles.subheaderLabel}>
        <Label item={item} />
      </div>
      <ul className={clsx('menu__list', styles.subheaderList)}>
        <DocSidebarItems
          items={item.items}
          tabIndex={tabIndex}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level}
        />
      </ul>
    </li>
  );
}

export default function DocSidebarItemCategory(props: Props): ReactNode {
  return props.item.collapsible ? <Group {...props} /> : <Subheader {...props} />;
}

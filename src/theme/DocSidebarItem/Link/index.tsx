// Change: tags at the end of the line as badges. Ejected because a label with markup would break `aria-label`s built from it.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/DocSidebarItem/Link';
import { customPropsOf } from '@site/src/navigation/items';
import TagBadge from '@site/src/components/TagBadge';
import { breakable } from '@site/src/utils/breakable';
import styles from '../custom.module.css';

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  const { tags = [] } = customPropsOf(item);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', styles.link, isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        {...props}
      >
        <span className={styles.label}>{breakable(label)}</span>
        {tags.map((tag) => (
          <TagBadge key={tag} tag={tag} />
        ))}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}

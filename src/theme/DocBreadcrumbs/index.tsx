// Change: the trail is attached to the page at build (no search of the sidebar in the browser), leads to the product's
// overview, and is that of the base page on a docs-tab route.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { useDocNavigation } from '@site/src/navigation/useDocNavigation';
import { breakable } from '@site/src/utils/breakable';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const { trail } = useDocNavigation();
  const { withBaseUrl } = useBaseUrlUtils();
  if (trail.length === 0) {
    return null;
  }
  const items = trail.map(({ label, path }) => ({
    type: 'link' as const,
    label,
    href: path ? withBaseUrl(path) : '',
  }));
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={items} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label="Breadcrumbs"
      >
        <ol className={styles.list}>
          {items.map(({ label, href }, index) => (
            <li key={index} className={styles.item}>
              {href && index < items.length - 1 ? (
                <Link to={href}>{label}</Link>
              ) : (
                <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                  {breakable(label)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

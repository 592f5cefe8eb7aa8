import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { basePathOf, docsTabSegments } from '@site/src/products/docsTab';
import styles from './styles.module.css';

const [apiSegment] = docsTabSegments;

/** The tabs of a guide that names components: the guide, and the API of its components at an address of its own. */
export default function DocTabs(): ReactNode {
  const { pathname } = useLocation();
  const base = basePathOf(pathname).replace(/\/?$/, '/');
  const isApi = pathname.replace(/\/?$/, '/') !== base;
  const tabs = [
    { to: base, label: 'Guide', isOpen: !isApi },
    { to: `${base}${apiSegment}/`, label: 'API', isOpen: isApi },
  ];
  return (
    <nav className={styles.tabs} aria-label="Views of this page">
      {tabs.map(({ to, label, isOpen }) => (
        <Link
          key={to}
          to={to}
          className={clsx(styles.tab, isOpen && styles.open)}
          aria-current={isOpen ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

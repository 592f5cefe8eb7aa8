// Change: the mark is drawn inline, so that it follows the color scheme without a second image request.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <Link
      to="/"
      className={styles.logo}
      aria-label={translate({ id: 'x.navbar.home', message: 'MUI X documentation, home page' })}
    >
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path className={styles.back} d="M4 4h6.5l13.5 20h-6.5z" />
        <path className={styles.front} d="M24 4h-6.2l-4 6 3.1 4.6zM11.1 13.4 4 24h6.2l4-6z" />
      </svg>
    </Link>
  );
}

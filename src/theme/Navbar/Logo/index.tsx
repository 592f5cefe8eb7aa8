// Change: the mark is inlined, so that it follows the color scheme without a second image request; its name is beside
// it where there is room.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <Link to="/" className={styles.logo} aria-label="MUI X documentation, home page">
      <Mark size={26} dayClass={styles.day} />
      <span className={styles.name}>MUI X</span>
    </Link>
  );
}

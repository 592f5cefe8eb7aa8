// Change: the navbar is composed by hand (mark, product, version; search; links, preferences), because its switchers depend on
// the page and must never wrap; the configured items only fill the phone's menu.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarLogo from '@theme/Navbar/Logo';
import Search from '@site/src/search/ui';
import ProductSwitcher from '@site/src/components/ProductSwitcher';
import VersionSwitcher from '@site/src/components/VersionSwitcher';
import { usePagePath } from '@site/src/navigation/usePagePath';
import OfflineBadge from '@site/src/offline/ui/OfflineBadge';
import PreferencesMenu from '@site/src/preferences/ui/PreferencesMenu';
import { parseSitePath } from '@site/src/products/path';
import { useSiteFields } from '@site/src/utils/useSiteFields';
import MoreSlot from './MoreSlot';
import styles from './styles.module.css';

function RepositoryLink(): ReactNode {
  const { repositoryUrl } = useSiteFields();
  return repositoryUrl ? (
    <Link className={clsx(styles.link, styles.wideOnly)} href={repositoryUrl}>
      Repository
    </Link>
  ) : null;
}

function BlogLink(): ReactNode {
  const isActive = parseSitePath(usePagePath()).segments[0] === 'blog';
  return (
    <Link
      className={clsx(styles.link, styles.wideOnly)}
      to="/blog/"
      aria-current={isActive ? 'true' : undefined}
    >
      Blog
    </Link>
  );
}

export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <div className={clsx('navbar__inner', styles.bar)}>
      <div className={styles.start}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <ProductSwitcher />
        <VersionSwitcher />
      </div>
      <div className={styles.search} role="search" aria-label="Search guides and API">
        <Search />
      </div>
      <div className={styles.end}>
        <OfflineBadge />
        <BlogLink />
        <RepositoryLink />
        <PreferencesMenu>
          <MoreSlot />
        </PreferencesMenu>
      </div>
    </div>
  );
}

// Change: no color mode button of its own; every preference is in the one menu of the navbar.
import type { ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarLogo from '@theme/Navbar/Logo';

export default function NavbarMobileSidebarHeader(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <button
        type="button"
        aria-label="Close navigation bar"
        className="clean-btn navbar-sidebar__close"
        onClick={() => mobileSidebar.toggle()}
      >
        <IconClose color="var(--x-color-text-muted)" />
      </button>
    </div>
  );
}

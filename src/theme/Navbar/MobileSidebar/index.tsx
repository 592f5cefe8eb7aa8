// Change: the phone's menu is built when it is opened for the first time, not on every page before it is asked for.
import type { ReactNode } from 'react';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useMenuOpened } from '@site/src/navigation/useMenuOpened';

export default function NavbarMobileSidebarWrapper(): ReactNode {
  return useMenuOpened() ? <NavbarMobileSidebar /> : null;
}

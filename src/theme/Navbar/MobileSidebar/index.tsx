// Change: the phone's menu is rendered when it is first opened, not on every page beforehand; Escape
// closes it, and the current page's entry is in view when it opens.
import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useMenuOpened } from '@site/src/navigation/useMenuOpened';

/** Lets Escape close the menu, and returns the focus to the button that opened it. */
function useEscape(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
}

/** Scrolls the menu, and nothing else, to the entry of the page. */
function useActiveInView(): void {
  const { shown } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const frame = requestAnimationFrame(() => {
      const active = document.querySelector('.navbar-sidebar [aria-current="page"]');
      active?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}

export default function NavbarMobileSidebarWrapper(): ReactNode {
  useEscape();
  useActiveInView();
  return useMenuOpened() ? <NavbarMobileSidebar /> : null;
}

// Change: the phone's menu is rendered when it is first opened, not on every page beforehand; it has the focus while it is open,
// Escape and Back close it, and the current page's entry is in view when it opens.
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useCloseOnBack } from '@site/src/components/useCloseOnBack';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { useMenuOpened } from '@site/src/navigation/useMenuOpened';
import { inertBehind } from '@site/src/utils/inertBehind';
import { canCloseAlone } from '@site/src/utils/overlays';

/** Lets Escape and Back close the menu. */
function useClosing(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  // Docusaurus closes it on Back, too, but after a reload it leaves the address of another page.
  useCloseOnBack(shown && canCloseAlone, toggle);
  // Only Escape closes it here; Docusaurus handles presses outside of it.
  useUntilPress(shown ? (isKey) => isKey && toggle() : undefined, useRef(null));
}

/** Moves the focus into the menu, keeps it there, and returns it to the button that opened the menu. */
function useFocusInside(): void {
  const { shown } = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector('.navbar-sidebar');
    if (!shown || !menu) return undefined;
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({ preventScroll: true });
    const release = inertBehind(menu);
    return () => {
      release();
      if (menu.contains(document.activeElement) || document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
      }
    };
  }, [shown]);
}

/** Scrolls the menu, and nothing else, to the entry of the page. */
function useActiveInView(): void {
  const { shown } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    // The panel of the page comes some frames after that of all products, which lies beside it and marks the page's product.
    let seen: Element | undefined;
    let frames = 60;
    let frame = requestAnimationFrame(function look() {
      const active = [...document.querySelectorAll('.navbar-sidebar [aria-current="page"]')].at(-1);
      if (active && active !== seen)
        active.scrollIntoView({ block: 'center', behavior: 'instant' });
      seen = active;
      frames -= 1;
      if (frames > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}

export default function NavbarMobileSidebarWrapper(): ReactNode {
  useClosing();
  useFocusInside();
  useActiveInView();
  return useMenuOpened() ? <NavbarMobileSidebar /> : null;
}

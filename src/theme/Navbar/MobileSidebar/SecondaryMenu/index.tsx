// Changes: the back arrow is drawn by a stylesheet, so that it points back in either text direction; the focus leaves what it hides.
import type { ReactNode } from 'react';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const { hide, content } = useNavbarSecondaryMenu();
  return (
    <>
      <button
        type="button"
        className="clean-btn navbar-sidebar__back"
        onClick={() => {
          hide();
          // This panel becomes inert. The links of the bar, to which this leads, come right after the button that gets the focus.
          document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
        }}
      >
        Back to main menu
      </button>
      {content}
    </>
  );
}

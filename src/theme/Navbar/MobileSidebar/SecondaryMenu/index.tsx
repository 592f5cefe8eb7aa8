// Change: the back arrow is drawn by a stylesheet, so that it points back in either text direction.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const { hide, content } = useNavbarSecondaryMenu();
  return (
    <>
      <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
        <Translate
          id="x.navbar.back"
          description="Leads from the pages of the docs to the links of the bar, in the phone's menu"
        >
          Back to main menu
        </Translate>
      </button>
      {content}
    </>
  );
}

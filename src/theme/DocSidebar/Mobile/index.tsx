// Change: the phone's menu renders the sidebar when it is opened, not on every page beforehand.
import type { ReactNode } from 'react';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar/Mobile';
import { useMenuOpened } from '@site/src/navigation/useMenuOpened';

export default function DocSidebarMobileWrapper(props: Props): ReactNode {
  return useMenuOpened() ? <DocSidebarMobile {...props} /> : null;
}

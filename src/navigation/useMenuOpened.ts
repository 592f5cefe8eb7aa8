import { useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** Whether the phone's menu is open or has been open in this visit: before, nothing of it needs to be built. */
export function useMenuOpened(): boolean {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return shown || wasShown;
}

import { useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** Whether the mobile menu is open or has been open during this visit. Before that, none of it needs to be rendered. */
export function useMenuOpened(): boolean {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return shown || wasShown;
}

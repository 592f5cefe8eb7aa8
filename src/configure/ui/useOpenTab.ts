import { useEffect } from 'react';
import { anchorsOf } from '../../demos/paths';
import { openTab } from '../../demos/ui/openTab';
import { readSearch } from '../../utils/addressStore';

/** Opens the tab that contains a demo, if the address has values for it. */
export function useOpenTab(demo: string): void {
  useEffect(() => {
    const names = [...new URLSearchParams(readSearch()).keys()];
    if (names.some((name) => name.startsWith(`${demo}.`)))
      openTab(document.getElementById(anchorsOf(demo)[0]));
  }, [demo]);
}

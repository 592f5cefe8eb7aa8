import { useEffect } from 'react';
import { anchorsOf } from '../../demos/paths';
import { readSearch } from '../../utils/addressStore';

/** Opens the tab that a demo is in, when the address has values for it. */
export function useOpenTab(demo: string): void {
  useEffect(() => {
    const names = [...new URLSearchParams(readSearch()).keys()];
    if (!names.some((name) => name.startsWith(`${demo}.`))) return;
    const panel = document.getElementById(anchorsOf(demo)[0])?.closest('[role="tabpanel"][hidden]');
    const panels = panel?.parentElement;
    if (!panel || !panels) return;
    const tabs = panels.parentElement?.querySelectorAll<HTMLElement>(
      ':scope > [role="tablist"] > [role="tab"]',
    );
    tabs?.[[...panels.children].indexOf(panel)]?.click();
  }, [demo]);
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { decodePart } from '@site/src/utils/decode';
import { anchorsOf } from '../paths';

/** Opens the tab that contains an element, if that tab is hidden. React shows it a moment later. */
export function openTab(element: Element | null): void {
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const panels = panel?.parentElement;
  if (!panel || !panels) return;
  const tabs = panels.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[[...panels.children].indexOf(panel)]?.click();
}

/**
 * Calls back when the page's address links to a demo (`#VisibleColumns.tsx`, `#VisibleColumns.js`), at load and each time
 * the address changes. `src/preferences` handles the variant in it. Edits of the demo in the address
 * (`#edit=VisibleColumns~…`) are passed on.
 */
export function useDeepLink(name: string, onLink: (edits?: string) => void): void {
  const { hash } = useLocation();
  const links = useBrokenLinks();
  anchorsOf(name).forEach((anchor) => links.collectAnchor(anchor));

  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const anchor = decodePart(hash.slice(1));
    const [, edits] = anchor.split(`edit=${name}~`);
    if (edits || anchorsOf(name).includes(anchor)) follow(edits);
  }, [hash, name]);
}

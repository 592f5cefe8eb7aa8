import { useId, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from '@docusaurus/router';
import { useCloseOnBack } from './useCloseOnBack';
import { useUntilPress } from './useUntilPress';

/**
 * Provides a button that shows and hides a panel (the WAI-ARIA disclosure pattern). Escape closes it and
 * returns the focus to the button; so does the button itself. A press outside, moving the focus out, Back
 * and going to another page also close it, and leave the focus where the reader put it.
 *
 * @returns props for its parts: spread each on its element
 */
export function useDisclosure() {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // The page it was opened on: on the next page it counts as closed, without an effect.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = openedOn === pathname;
  // Otherwise Back to that page would open it again.
  if (openedOn && !open) setOpenedOn(null);
  const close = (): void => setOpenedOn(null);
  useCloseOnBack(open, close);

  function end(isKey: boolean): void {
    close();
    if (isKey) button.current?.focus();
  }
  useUntilPress(open ? end : undefined, root);

  return {
    open,
    /** Closes the panel and returns the focus to the button: a link inside may lead to the page that is open. */
    close: () => end(true),
    /** For the element that holds the button and the panel. */
    rootProps: {
      ref: root,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // Without a related target the window lost the focus, or the press landed on plain text.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpenedOn(open ? null : pathname),
    },
    /** For the panel, which is rendered only while `open` and comes after the button. */
    panelProps: { id: panelId },
  };
}

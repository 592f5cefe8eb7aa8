import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';

/** What Tab stops at. Of radio buttons that is the one that is chosen; options of a list are reached by arrow keys. */
const stops = 'a[href], button, input:not([type=radio]:not(:checked))';

/** Keeps Tab inside an element: from its last stop to the first, and back. */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (event.target === from || event.target === event.currentTarget) {
    event.preventDefault();
    to?.focus();
  }
}

type ModalProps = Pick<
  ComponentProps<'dialog'>,
  'ref' | 'popover' | 'tabIndex' | 'aria-modal' | 'onClose' | 'onKeyDown' | 'onToggle'
>;

/**
 * The properties of a `<dialog>` that is modal from when it is there until it is not: above everything, closed by Escape, Tab
 * stays inside, its first field has the focus, which goes back in the end. It has to cover the window.
 *
 * It is a popover. `showModal()` makes all else inert, for which browsers compute the style of every element of the page again,
 * twice: 20 ms on a short page, 200 on the longest one of the reference, and four times that on a phone, before the field is
 * there to type into. Browsers without popovers take that way.
 */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  // Before it is painted, and closed before it is gone: the browser gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (!('showPopover' in element)) {
      (element as HTMLDialogElement).showModal();
      return () => (element as HTMLDialogElement).close();
    }
    element.showPopover();
    element.querySelector('input')?.focus();
    return () => element.hidePopover();
  }, []);
  return {
    ref,
    popover: 'auto',
    // A press on its text leaves the focus inside.
    tabIndex: -1,
    'aria-modal': true,
    onClose,
    onKeyDown: (event) => {
      // Here, not by the browser, which says only later that it has closed: a shortcut that comes first would open nothing.
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        onClose();
      } else keepTab(event);
    },
    onToggle: ({ newState }) => newState === 'closed' && onClose(),
  };
}

import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useCloseOnBack } from '@site/src/components/useCloseOnBack';
import { inertBehind } from '@site/src/utils/inertBehind';
import { isComposing } from '@site/src/utils/keyPress';

/** Milliseconds in which the dialog is painted, even on a phone. */
const paintTime = 100;

/** What Tab stops at. Of radio buttons, only the checked one; the options of a list are reached with the arrow keys. */
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

/**
 * Returns a function that makes Tab go on from where the reader has last pressed in the text, or from the section of the address.
 * The browser forgets that place as soon as the dialog has the focus. It returns the focus itself if anything had it.
 */
function keepPlace(): () => void {
  const isAnywhere = document.activeElement === document.body;
  const node = document.getSelection()?.anchorNode ?? document.querySelector(':target');
  const place = node instanceof HTMLElement ? node : node?.parentElement;
  return () => {
    if (!isAnywhere || !place || place === document.body) return;
    const isStop = place.hasAttribute('tabindex');
    if (!isStop) place.tabIndex = -1;
    // Tab starts from what had the focus last.
    place.focus({ preventScroll: true });
    place.blur();
    if (!isStop) place.removeAttribute('tabindex');
  };
}

type ModalProps = Pick<
  ComponentProps<'dialog'>,
  'ref' | 'popover' | 'tabIndex' | 'aria-modal' | 'onClose' | 'onKeyDown' | 'onToggle'
>;

/**
 * Returns the props of a `<dialog>` that is modal while it is mounted: it is above everything else, Escape and Back close it,
 * Tab stays inside, and its first field has the focus, which returns to where it was at the end. It must cover the window.
 *
 * It is a popover. `showModal()` makes everything else inert, so browsers recompute the style of every element of the page,
 * twice, before the reader can type: this takes 20 ms on a short page, 200 ms on the longest one of the reference, and four
 * times that on a phone. Here the page becomes inert once the dialog is painted. Only browsers without popovers use
 * `showModal()`.
 */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose);
  // Opened before it is painted and closed before it is removed: the browser then returns the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const returnToPlace = keepPlace();
    if (!('showPopover' in element)) {
      (element as HTMLDialogElement).showModal();
      return () => {
        (element as HTMLDialogElement).close();
        returnToPlace();
      };
    }
    element.showPopover();
    element.querySelector('input')?.focus();
    let release = (): void => undefined;
    const timer = setTimeout(() => {
      release = inertBehind(element);
      // A page that was still loading when the dialog opened takes the focus as soon as it is there.
      if (!element.contains(document.activeElement)) element.querySelector('input')?.focus();
    }, paintTime);
    return () => {
      clearTimeout(timer);
      release();
      element.hidePopover();
      returnToPlace();
    };
  }, []);
  return {
    ref,
    popover: 'auto',
    // A click on its text keeps the focus inside.
    tabIndex: -1,
    'aria-modal': true,
    onClose,
    onKeyDown: (event) => {
      // Not left to the browser, which reports the closing late: a shortcut pressed before that would open nothing.
      if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
        event.preventDefault();
        onClose();
      } else keepTab(event);
    },
    onToggle: ({ newState }) => newState === 'closed' && onClose(),
  };
}

import { isTyping } from '../../utils/isTyping';

/** The parts of a key event that matter. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
> & { target: EventTarget | null };

/**
 * Whether a key opens search: Ctrl+K or ⌘K anywhere, `/` where no text is being typed. Some keyboards need Shift for the
 * slash. Demos that handle one of these keys themselves keep it.
 */
export function isSearchShortcut(press: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = press;
  if (defaultPrevented || isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target);
}

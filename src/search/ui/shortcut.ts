import { isTyping } from '../../utils/isTyping';

/** What of a key event decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
> & { target: EventTarget | null };

/**
 * Whether a key asks for search: Ctrl+K or ⌘K anywhere, `/` where no text is being typed. Some keyboards have the slash on
 * a shifted key. Demos that handle such a key themselves keep it.
 */
export function isSearchShortcut(press: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = press;
  if (defaultPrevented || isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target);
}

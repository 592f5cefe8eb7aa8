import { isSingleKey } from '../../interaction/shortcuts/browser/singleKeys';
import { isCommand, type KeyPress } from '../../utils/keyPress';

/** Whether a key opens search: Ctrl+K or ⌘K anywhere, `/` where nothing else needs it. Demos that handle them keep them. */
export const isSearchShortcut = (press: KeyPress): boolean =>
  (isCommand(press, 'k') && !press.defaultPrevented) || isSingleKey(press, '/', '／');

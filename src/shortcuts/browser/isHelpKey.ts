import { isTyping } from '../../utils/isTyping';

/** The part of a key event that matters. */
export type HelpPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
> & { target: EventTarget | null };

/** Whether a key asks for the list of shortcuts: `?` where no text is being typed, unless a demo has handled it. */
export const isHelpKey = (press: HelpPress): boolean =>
  press.key === '?' &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  !press.defaultPrevented &&
  !press.isComposing &&
  !isTyping(press.target);

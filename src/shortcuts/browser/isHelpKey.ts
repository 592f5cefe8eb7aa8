import { isTyping } from '../../utils/isTyping';

/** What of a key event decides. */
export type HelpPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
> & { target: EventTarget | null };

/** Whether a key asks for the list of shortcuts: `?` where no text is being typed. Demos that handle it themselves keep it. */
export const isHelpKey = (press: HelpPress): boolean =>
  press.key === '?' &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  !press.defaultPrevented &&
  !press.isComposing &&
  !isTyping(press.target);

import { isFreeCharacter, type KeyPress } from '../../../utils/keyPress';
import { createPreference, followTabs } from '../../../utils/preference';
import { storageSlot } from '../../../utils/slots';

const storageKey = 'singleKeys';

/**
 * Whether a key alone may be a shortcut. Readers who speak to their browser, or press keys by accident, can turn them off
 * (WCAG 2.1.4); Ctrl+K and ⌘K stay.
 */
export const singleKeys = createPreference({
  values: ['on', 'off'],
  attribute: 'data-single-keys',
  slot: storageSlot(storageKey),
});

followTabs(storageKey, singleKeys);

/** Whether a press is a shortcut of one of these characters: nothing that has the focus needs it, and the reader allows it. */
export const isSingleKey = (press: KeyPress, ...characters: readonly string[]): boolean =>
  singleKeys.get() === 'on' && isFreeCharacter(press, ...characters);

import { hasModifier } from '../../utils/keyPress';

/** The part of a key event that matters. */
export type MenuPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns where a key moves the focus in a menu: to a neighbor, wrapping at the ends, to the first or last entry, or to the next
 * entry that begins with the letter.
 *
 * @param at - index of the focused entry, -1 for none
 * @returns undefined for a key that a menu does not handle
 */
export function targetOfKey(
  press: MenuPress,
  at: number,
  labels: readonly string[],
): number | undefined {
  if (hasModifier(press) || labels.length === 0) return undefined;
  const { key } = press;
  const last = labels.length - 1;
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = labels.map((label) => label.toLowerCase().startsWith(key.toLowerCase()));
  const next = starts.indexOf(true, at + 1);
  const found = next === -1 ? starts.indexOf(true) : next;
  return found === -1 ? undefined : found;
}

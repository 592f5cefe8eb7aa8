import { useSyncExternalStore } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { Preference } from '../utils/preference';
import { singleKeys } from '../interaction/shortcuts/browser/singleKeys';
import { storageSlot } from '../utils/slots';
import { codeVariant, direction } from './browser/store';
import { COLOR_SCHEME_KEY, type CodeVariant, type ColorScheme, type Direction } from './values';

/** The current value and the function that sets another. */
export type PreferenceState<T extends string> = readonly [T, (next: T) => void];

function usePreference<T extends string>(preference: Preference<T>): PreferenceState<T> {
  const value = useSyncExternalStore(
    preference.subscribe,
    preference.get,
    () => preference.defaultValue,
  );
  return [value, preference.set];
}

/**
 * Returns the site's direction. During hydration it is `ltr`, as on the server: let markup depend on it only
 * for what opens later; the appearance follows `<html dir>` through CSS.
 */
export const useDirection = (): PreferenceState<Direction> => usePreference(direction);

/**
 * Returns the code variant. During hydration it is `TS`, as on the server: what is shown at first paint must
 * follow `<html data-code-variant>` through CSS.
 */
export const useCodeVariant = (): PreferenceState<CodeVariant> => usePreference(codeVariant);

/** Returns whether keys alone are shortcuts. During hydration they are, as on the server. */
export const useSingleKeys = (): PreferenceState<'on' | 'off'> => usePreference(singleKeys);

const savedScheme = storageSlot(COLOR_SCHEME_KEY);

/**
 * Returns the chosen color scheme (for the one in effect, use Docusaurus' `useColorMode().colorMode`).
 * The state is Docusaurus' own: it follows the operating system and other tabs. Must be used below
 * `<Layout>`, like `useColorMode`.
 */
export function useColorScheme(): PreferenceState<ColorScheme> {
  const { colorModeChoice, setColorMode } = useColorMode();
  function choose(next: ColorScheme): void {
    const choice = next === 'system' ? null : next;
    // Saved here, because Docusaurus reports a full storage to the console. `persist` is missing
    // from its type; if it were ignored one day, the same value would be saved twice.
    savedScheme.save(choice);
    const set: (choice: 'light' | 'dark' | null, options: { persist: boolean }) => void =
      setColorMode;
    set(choice, { persist: false });
  }
  return [colorModeChoice ?? 'system', choose];
}

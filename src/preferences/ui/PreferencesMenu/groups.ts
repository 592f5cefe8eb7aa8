import {
  useCodeVariant,
  useColorScheme,
  useDirection,
  useSingleKeys,
  type PreferenceState,
} from '../../hooks';

/** One question of the menu and its answers. */
export interface PreferenceGroup<T extends string = string> {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  /** A hook: called by the component that shows this group. */
  usePreference: () => PreferenceState<T>;
}

/** Checks a group's options against its hook, and widens its type for a list of mixed groups: only its options are chosen. */
const group = <T extends string>(checked: PreferenceGroup<T>): PreferenceGroup =>
  checked as unknown as PreferenceGroup;

/** The menu from top to bottom. To add a preference, add an entry. */
export const groups: readonly PreferenceGroup[] = [
  group({
    name: 'preference-color-scheme',
    legend: 'Color',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
    usePreference: useColorScheme,
  }),
  group({
    name: 'preference-direction',
    legend: 'Direction',
    options: [
      { value: 'ltr', label: 'Left to right' },
      { value: 'rtl', label: 'Right to left' },
    ],
    usePreference: useDirection,
  }),
  group({
    name: 'preference-code-variant',
    legend: 'Code',
    options: [
      { value: 'TS', label: 'TypeScript' },
      { value: 'JS', label: 'JavaScript' },
    ],
    usePreference: useCodeVariant,
  }),
  group({
    name: 'preference-single-keys',
    legend: 'Shortcuts with one key',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
    usePreference: useSingleKeys,
  }),
];

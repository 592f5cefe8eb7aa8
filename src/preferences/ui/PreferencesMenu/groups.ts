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
  /** Value -> what it is called. */
  options: Readonly<Record<T, string>>;
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
    options: { light: 'Light', dark: 'Dark', system: 'System' },
    usePreference: useColorScheme,
  }),
  group({
    name: 'preference-direction',
    legend: 'Direction',
    options: { ltr: 'Left to right', rtl: 'Right to left' },
    usePreference: useDirection,
  }),
  group({
    name: 'preference-code-variant',
    legend: 'Code',
    options: { TS: 'TypeScript', JS: 'JavaScript' },
    usePreference: useCodeVariant,
  }),
  group({
    name: 'preference-single-keys',
    legend: 'Shortcuts with one key',
    options: { on: 'On', off: 'Off' },
    usePreference: useSingleKeys,
  }),
];

import { translate } from '@docusaurus/Translate';
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
    legend: translate({ id: 'x.preferences.colorScheme', message: 'Color' }),
    options: [
      { value: 'light', label: translate({ id: 'x.preferences.light', message: 'Light' }) },
      { value: 'dark', label: translate({ id: 'x.preferences.dark', message: 'Dark' }) },
      { value: 'system', label: translate({ id: 'x.preferences.system', message: 'System' }) },
    ],
    usePreference: useColorScheme,
  }),
  group({
    name: 'preference-direction',
    legend: translate({ id: 'x.preferences.direction', message: 'Direction' }),
    options: [
      { value: 'ltr', label: translate({ id: 'x.preferences.ltr', message: 'Left to right' }) },
      { value: 'rtl', label: translate({ id: 'x.preferences.rtl', message: 'Right to left' }) },
    ],
    usePreference: useDirection,
  }),
  group({
    name: 'preference-code-variant',
    legend: translate({ id: 'x.preferences.codeVariant', message: 'Code' }),
    options: [
      { value: 'TS', label: 'TypeScript' },
      { value: 'JS', label: 'JavaScript' },
    ],
    usePreference: useCodeVariant,
  }),
  group({
    name: 'preference-single-keys',
    legend: translate({ id: 'x.preferences.singleKeys', message: 'Shortcuts with one key' }),
    options: [
      { value: 'on', label: translate({ id: 'x.preferences.on', message: 'On' }) },
      { value: 'off', label: translate({ id: 'x.preferences.off', message: 'Off' }) },
    ],
    usePreference: useSingleKeys,
  }),
];

import { createListeners } from '../../../utils/listeners';
import { orNothing } from '../../../utils/orNothing';
import { createPreference, followTabs } from '../../../utils/preference';
import { storageSlot } from '../../../utils/slots';

/** The themes that demos can have. The first one is the default. */
export const themeNames = ['material', 'compact', 'rounded', 'contrast', 'mine'] as const;
export type ThemeName = (typeof themeNames)[number];

const choiceKey = 'demoTheme';

/** The reader's own theme, as read from its source: plain data. */
export interface OwnTheme {
  source: string;
  options: object;
  /** Whether it comes from somebody else's link. */
  isForeign?: boolean | undefined;
}

const ownKey = 'demoThemeSource';
const ownSlot = storageSlot(ownKey);

/** What this page has kept, also where storage is blocked or full. */
let kept: { own: OwnTheme | null; text: string | null } | undefined;

/** Returns the reader's own theme; null if there is none. */
export function readOwnTheme(): OwnTheme | null {
  const text = ownSlot.load();
  if (kept?.text === text) return kept.own;
  const own = orNothing(() => JSON.parse(text ?? 'null') as OwnTheme | null);
  // Not `isRecord`: the runtime needs it, too, and the frame of edited code loads nothing else of the page.
  const isTheme =
    typeof own?.source === 'string' && typeof own.options === 'object' && own.options !== null;
  kept = { own: isTheme ? own : null, text };
  return kept.own;
}

/** The theme of the demos. The site itself never changes. */
export const themeChoice = createPreference({
  values: themeNames,
  attribute: 'data-demo-theme',
  slot: storageSlot(choiceKey),
});

followTabs(choiceKey, themeChoice);

const { subscribe, tell } = createListeners();

/** Calls the listener when demos get another theme; returns a function that unsubscribes it. */
export const subscribeToTheme = subscribe;

themeChoice.subscribe(tell);
// Another tab may also change the text of the reader's own theme, while the choice stays "mine".
followTabs(ownKey, { receive: tell, refresh: tell });

/** Keeps the reader's own theme, or removes it with null, and shows demos in it, or in Material's. */
export function keepOwnTheme(own: OwnTheme | null): void {
  ownSlot.save(own && JSON.stringify(own));
  kept = { own, text: ownSlot.load() };
  themeChoice.set(own ? 'mine' : 'material');
  tell();
}

/** Returns the options of the chosen theme; null for Material's. Rejects if they can't be loaded. */
export async function themeOptions(): Promise<object | null> {
  const name = themeChoice.get();
  if (name === 'material') return null;
  if (name === 'mine') return readOwnTheme()?.options ?? null;
  const { presets } = await import('./presets');
  // On a slow network the reader may have chosen another one by now.
  return themeChoice.get() === name ? presets[name] : themeOptions();
}

import { css, type CSSObject } from '@emotion/react';
import { createListeners } from '../../../utils/listeners';
import { buildTheme, type DemoTheme } from './buildTheme';
import { emotionCache, sharedSheet, variablesSheet } from './emotionCaches';
import type { OwnOptions } from './ownTheme';
import type { LayerSheet } from './LayerSheet';

/** Direction and color scheme of a demo. */
export interface DemoSettings {
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  /** Whether the scheme is the demo's own choice; otherwise it follows the site. */
  hasOwnScheme: boolean;
  /** Whether it shows Material's theme, whatever the reader's is. */
  isMaterial?: boolean;
}

/** The attribute of demos in Material's theme on a page where others have the reader's, and of those others. */
const materialAttribute = 'data-demo-material';
const ownAttribute = 'data-demo-own';

/** The attribute with the scheme of a demo that has its own. */
const ownSchemeAttribute = 'data-demo-scheme';

/** The attribute that makes the site's design tokens follow the scheme, also in what a demo opens outside of its stage. */
const siteSchemeAttribute = 'data-theme';

/** Returns the attributes of the element around a demo, and of everything it opens in the body. */
export function attributesOf({
  direction,
  scheme,
  hasOwnScheme,
  isMaterial,
}: DemoSettings): Record<string, string> {
  return {
    dir: direction,
    ...(own && { [isMaterial ? materialAttribute : ownAttribute]: '' }),
    ...(hasOwnScheme ? { [ownSchemeAttribute]: scheme, [siteSchemeAttribute]: scheme } : {}),
  };
}

/** The canvas in the dark scheme (`--x-color-bg-raised`), as a literal, because Material computes shades of it. */
const darkCanvas = '#161b22';

const colorSchemes = {
  light: true,
  dark: { palette: { background: { default: darkCanvas, paper: darkCanvas } } },
};

const themes = new Map<string, DemoTheme>();

/** The reader's theme. */
let own: OwnOptions | undefined;
const { subscribe, tell } = createListeners();

/** Sets the theme of all demos: the options of `createTheme`, as plain data, or null for Material's own. */
export function setTheme(options: OwnOptions | null): void {
  own = options ?? undefined;
  themes.clear();
  try {
    demoTheme({ direction: 'ltr', scheme: 'light', hasOwnScheme: false });
  } catch {
    // Material can't build it; the editor has said so.
    own = undefined;
  }
  // First, while the layout that it measures is still valid: React draws only after this task.
  tell();
  for (const key of inserted) if (key.startsWith('theme ')) inserted.delete(key);
  variablesSheet().flush();
}

/** Calls a listener when the theme has changed. */
export { subscribe };

/** Returns the reader's theme, if there is one. */
export const currentTheme = (): OwnOptions | undefined => own;

/**
 * Returns the theme of a demo. A demo with its own scheme needs its own selector: with the site's attribute, rules for the
 * dark scheme would still match the dark page around a light demo.
 */
export function demoTheme(settings: DemoSettings): DemoTheme {
  const { direction, scheme, hasOwnScheme, isMaterial = false } = settings;
  const key = [direction, scheme, hasOwnScheme, isMaterial].join();
  const known = themes.get(key);
  if (known) return known;
  const theme = buildTheme({
    direction,
    ...(own && !isMaterial ? { own } : { colorSchemes }),
    defaultColorScheme: scheme,
    ...(hasOwnScheme ? { colorSchemeSelector: `[${ownSchemeAttribute}="%s"]` } : {}),
    portalAttributes: { 'data-demo-portal': '', ...attributesOf(settings) },
  });
  themes.set(key, theme);
  return theme;
}

/** The stages of demos: the element around each demo, and everything that a demo adds to the body. */
export const stage = ':where([data-demo], [data-demo-portal])';

/** Elements that aren't reset: attributes of SVG and media elements count as styles of the page and would be lost. */
const drawn = 'svg, svg *, img, video, canvas, iframe';

/**
 * Keeps the site's rules for headings, lists and tables out of demos. The layer is above the site's, and the selectors have
 * no specificity, so that any rule of a component wins over them. The effect of the attributes `draggable` and
 * `contenteditable` is a style of the page, too: without it, a press on the text of an element selects the text instead of
 * dragging, and in WebKit nothing can be typed into the fields of the pickers.
 * The rule that centers a demo in its frame does have specificity, because some components, such as the trees, set their
 * own margins to zero.
 */
const isolation = `
  ${stage} :where(:not(${drawn})) { all: revert; box-sizing: border-box; }
  ${stage} :where([contenteditable='true'], [contenteditable='']) { -webkit-user-modify: read-write; }
  ${stage} :where([draggable='true']) { user-select: none; -webkit-user-drag: element; }
  :where([data-demo]) { color: var(--mui-palette-text-primary); font: var(--mui-font-body1); }
  :where([data-demo] strong, [data-demo] b) { font-weight: 700; }
  [data-demo][dir] > * { margin-inline: auto; }
  [data-demo][${ownAttribute}] {
    background: var(--mui-palette-background-default);
    box-shadow: 0 0 0 100vmax var(--mui-palette-background-default);
    clip-path: inset(-100vmax);
  }
`;

const inserted = new Set<string>();

function insert(key: string, sheet: () => LayerSheet, ...styles: Parameters<typeof css>): void {
  if (inserted.has(key)) return;
  inserted.add(key);
  emotionCache('ltr').insert('', css(...styles), sheet(), true);
}

/** Inserts styles for all demos, once per key. */
export const insertOnce = (key: string, ...styles: Parameters<typeof css>): void =>
  insert(key, sharedSheet, ...styles);

/**
 * Returns the selector that gets the variables of a theme. Material sets them on the root of the page, which makes the browser
 * compute the styles of every element again; here they are set only on stages.
 *
 * @param selector - the theme's own: `:root`, `:root, [data-theme="light"]` or `[data-theme="dark"]`
 * @param hasOwnScheme - whether it is for demos with a scheme of their own, which have the attribute themselves
 * @returns undefined if there is nothing to set: what all schemes share is on every stage already
 */
export function stageSelector(selector: string, hasOwnScheme: boolean): string | undefined {
  const scheme = selector.replace(/^:root(?:,\s*)?/, '');
  if (hasOwnScheme) return scheme || undefined;
  // No specificity, so that a demo's own choice wins; the dark scheme overrides the default because it comes later.
  return scheme === selector ? `:where(${scheme}) ${stage}` : stage;
}

type StyleSettings = Pick<DemoSettings, 'hasOwnScheme' | 'isMaterial'>;

/** Yields the steps that insert the variables of both schemes of a theme. */
function* variableSteps({
  hasOwnScheme,
  isMaterial = false,
}: StyleSettings): Generator<() => void> {
  const theme = demoTheme({ direction: 'ltr', scheme: 'light', hasOwnScheme, isMaterial });
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, rules] of Object.entries(sheet)) {
      const target = stageSelector(selector, hasOwnScheme);
      if (!target) continue;
      const styles = {
        [isMaterial ? `${target}[${materialAttribute}]` : target]: rules as CSSObject,
      };
      // Print is light, whatever the screen is.
      const isDark = selector.includes('dark') && !selector.includes(':root');
      const key = `theme ${hasOwnScheme} ${isMaterial} ${selector}`;
      yield () => insert(key, variablesSheet, isDark ? { '@media screen': styles } : styles);
    }
  }
}

/**
 * Yields the steps that insert what all demos share, once per visit: isolation from the site's styles, and the variables of
 * both schemes, for the site's attribute or, once the first demo needs it, for a demo's own.
 */
function* styleSteps({ hasOwnScheme, isMaterial = false }: StyleSettings): Generator<() => void> {
  yield () => insertOnce('isolation', isolation);
  // Those of all schemes come first.
  for (const isOfMaterial of own && isMaterial ? [false, true] : [false]) {
    yield* variableSteps({ hasOwnScheme: false, isMaterial: isOfMaterial });
    if (hasOwnScheme) yield* variableSteps({ hasOwnScheme, isMaterial: isOfMaterial });
  }
}

/** Inserts what all demos share. */
export function insertDemoStyles(settings: StyleSettings): void {
  for (const step of styleSteps(settings)) step();
}

/**
 * Prepares what mounting a demo needs, so that React doesn't have to while it renders and commits.
 * @returns short tasks, to be run in this order
 */
export function* stageSteps(settings: DemoSettings): Generator<() => void> {
  yield () => emotionCache(settings.direction);
  yield () => demoTheme(settings);
  yield* styleSteps(settings);
}

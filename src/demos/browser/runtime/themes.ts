import { css, type CSSObject } from '@emotion/react';
import { buildTheme, type DemoTheme } from './buildTheme';
import { emotionCache, sharedSheet } from './emotionCaches';
import { stage, stageSelector } from './stage';

export type DemoDirection = 'ltr' | 'rtl';
export type DemoScheme = 'light' | 'dark';

/** What a demo is shown in. */
export interface DemoSettings {
  direction: DemoDirection;
  scheme: DemoScheme;
  /** Whether the scheme is the demo's own choice; otherwise it follows the site. */
  hasOwnScheme: boolean;
}

/** The attribute that carries the scheme of a demo with a choice of its own. */
const ownSchemeAttribute = 'data-demo-scheme';

/** The attribute by which the tokens of the site follow it, also in what a demo opens outside of its stage. */
const siteSchemeAttribute = 'data-theme';

/** The attributes of the element around a demo, and of everything it opens in the body. */
export function attributesOf({
  direction,
  scheme,
  hasOwnScheme,
}: DemoSettings): Record<string, string> {
  return {
    dir: direction,
    ...(hasOwnScheme ? { [ownSchemeAttribute]: scheme, [siteSchemeAttribute]: scheme } : {}),
  };
}

/** The canvas in the dark scheme (`--x-color-bg-raised`), as a number, because Material computes shades of it. */
const darkCanvas = '#161b22';

const colorSchemes = {
  light: true,
  dark: { palette: { background: { default: darkCanvas, paper: darkCanvas } } },
};

const themes = new Map<string, DemoTheme>();

/**
 * The theme of a demo. A demo that chose its scheme needs a selector of its own: with the site's attribute, rules for
 * the dark scheme would still find the dark page around a light demo.
 */
export function demoTheme(settings: DemoSettings): DemoTheme {
  const key = JSON.stringify(settings);
  const known = themes.get(key);
  if (known) return known;
  const theme = buildTheme({
    direction: settings.direction,
    colorSchemes,
    defaultColorScheme: settings.scheme,
    ...(settings.hasOwnScheme ? { colorSchemeSelector: `[${ownSchemeAttribute}="%s"]` } : {}),
    portalAttributes: { 'data-demo-portal': '', ...attributesOf(settings) },
  });
  themes.set(key, theme);
  return theme;
}

/** Elements whose look is not theirs to lose: attributes of SVG and of media count as styles of the page. */
const drawn = 'svg, svg *, img, video, canvas, iframe';

/**
 * No rule of the site for headings, lists or tables holds inside a demo. The layer is above the site's and the
 * selectors weigh nothing, so that any rule of a component wins over them. What the attributes `draggable` and
 * `contenteditable` mean is a style of the page too: without it a press on the text of an element selects the text instead
 * of dragging, and in WebKit nothing can be typed into the fields of the pickers.
 * A demo stands in the middle of its frame, and this weighs something: some components, such as the trees, have margins of
 * zero of their own.
 */
const isolation = `
  ${stage} :where(:not(${drawn})) { all: revert; box-sizing: border-box; }
  ${stage} :where([contenteditable='true'], [contenteditable='']) { -webkit-user-modify: read-write; }
  ${stage} :where([draggable='true']) { user-select: none; -webkit-user-drag: element; }
  :where([data-demo]) { color: var(--mui-palette-text-primary); font: var(--mui-font-body1); }
  :where([data-demo] strong, [data-demo] b) { font-weight: 700; }
  [data-demo][dir] > * { margin-inline: auto; }
`;

const inserted = new Set<string>();

/** Inserts styles of all demos, unless they are there by this key. */
export function insertOnce(key: string, ...styles: Parameters<typeof css>): void {
  if (inserted.has(key)) return;
  inserted.add(key);
  emotionCache('ltr').insert('', css(...styles), sharedSheet(), true);
}

/**
 * What all demos share, to be inserted once for the visit: isolation from the site's styles, and the variables of both
 * schemes for the site's attribute or, once the first demo asks for it, for its own. A step each.
 */
function* styleSteps({ hasOwnScheme }: Pick<DemoSettings, 'hasOwnScheme'>): Generator<() => void> {
  yield () => insertOnce('isolation', isolation);
  const theme = demoTheme({ direction: 'ltr', scheme: 'light', hasOwnScheme });
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, rules] of Object.entries(sheet)) {
      const target = stageSelector(selector, hasOwnScheme);
      if (!target) continue;
      const styles = { [target]: rules as CSSObject };
      // Paper is light, whatever the screen is.
      const isDark = selector.includes('dark') && !selector.includes(':root');
      yield () =>
        insertOnce(`${hasOwnScheme} ${selector}`, isDark ? { '@media screen': styles } : styles);
    }
  }
}

/** Inserts what all demos share. */
export function insertDemoStyles(settings: Pick<DemoSettings, 'hasOwnScheme'>): void {
  for (const insert of styleSteps(settings)) insert();
}

/**
 * Makes ready what mounting a demo needs, so that React does not have to while it renders and commits.
 * @returns short tasks, to be run in this order
 */
export function* stageSteps(settings: DemoSettings): Generator<() => void> {
  yield () => emotionCache(settings.direction);
  yield () => demoTheme(settings);
  yield* styleSteps(settings);
}

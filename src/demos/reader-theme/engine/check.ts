import { decomposeColor, getContrastRatio, type Theme } from '@mui/material/styles';
import { orNothing } from '../../../utils/orNothing';
import { buildTheme } from '../../browser/runtime/buildTheme';

/** What doesn't work with a theme, and the rules to change. */
export type Problem =
  | {
      kind: 'contrast';
      scheme: 'light' | 'dark';
      color: string;
      ground: string;
      ratio: number;
      /** What it should be at least: 4.5 for text, 3 for controls. */
      least: number;
    }
  | { kind: 'font'; name: string }
  | { kind: 'height'; rule: string; height: number; least: number };

const named = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

/** Colors, what they are on, and the contrast that they need. */
const pairs: readonly (readonly [color: string, ground: string, least: number])[] = [
  ...['primary', 'secondary'].flatMap((text) =>
    ['default', 'paper'].map((ground) => [`text.${text}`, `background.${ground}`, 4.5] as const),
  ),
  ...named.map((name) => [`${name}.contrastText`, `${name}.main`, 4.5] as const),
  ...named.map((name) => [`${name}.main`, 'background.paper', 3] as const),
];

/** The contrast of black and white. */
const most = 21;

const colorAt = (palette: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], palette);

/** Returns a color as it looks on another one. */
function over(color: string, ground: string): string {
  const { values, type } = decomposeColor(color);
  const [, , , alpha = 1] = values;
  if (alpha === 1 || !type.startsWith('rgb')) return color;
  const below = decomposeColor(ground).values;
  const mixed = [0, 1, 2].map((at) =>
    Math.round(Number(values[at]) * alpha + Number(below[at]) * (1 - alpha)),
  );
  return `rgb(${mixed.join(', ')})`;
}

/** Returns the contrast of two colors of a palette; undefined for a format that Material can't compute with. */
const contrast = (palette: object, color: string, ground: string): number | undefined =>
  orNothing(() => {
    const below = String(colorAt(palette, ground));
    return getContrastRatio(over(String(colorAt(palette, color)), below), below);
  });

const pixels = (size: unknown): number =>
  typeof size === 'number' ? size : parseFloat(String(size)) * (/rem$/.test(String(size)) ? 16 : 1);

const densities: Readonly<Record<string, number>> = { compact: 0.7, comfortable: 1.3 };

/** Returns the heights of the grid's rows that are too low for their text. */
function lowRows({ typography: { body2 }, components = {} }: Theme): Problem[] {
  const { defaultProps = {} } =
    (components as Record<string, { defaultProps?: object }>).MuiDataGrid ?? {};
  const { density = '', ...heights } = defaultProps as Record<string, string | number>;
  const size = pixels(body2.fontSize);
  const least = Math.ceil(size * (Number(body2.lineHeight) || 1.43));
  return Object.entries({ rowHeight: 52, columnHeaderHeight: 56, ...heights }).flatMap(
    ([prop, value]) => {
      const height = Math.floor(Number(value) * (densities[density] ?? 1));
      const rule = `components.MuiDataGrid.defaultProps.${prop}`;
      const isLow = /^(?:rowHeight|columnHeaderHeight)$/.test(prop) && height < least;
      return isLow ? [{ kind: 'height', rule, height, least } as const] : [];
    },
  );
}

/** Returns the first font of each list of fonts in a theme. */
const fontsOf = ({ typography }: Theme): string[] => [
  ...new Set(
    [typography, ...Object.values(typography as unknown as Record<string, object>)].flatMap(
      (variant) => {
        const { fontFamily } = (variant ?? {}) as { fontFamily?: unknown };
        const [first = ''] = typeof fontFamily === 'string' ? fontFamily.split(',') : [];
        const name = first.trim().replace(/^["']|["']$/g, '');
        return /^(?:|inherit|var\(.*|[a-z-]*(?:serif|system|ui|monospace|cursive).*)$/.test(name)
          ? []
          : [name];
      },
    ),
  ),
];

/**
 * Returns what doesn't work with a theme: contrasts that are lower than Material's own and too low, fonts that aren't there, and
 * rows that cut their text.
 *
 * @param own - what the reader's theme has
 * @param hasFont - whether this browser has a font
 * @throws Error if Material can't build it
 */
export function problemsOf(own: object, hasFont: (name: string) => boolean): Problem[] {
  const contrasts = (['light', 'dark'] as const).flatMap((scheme) => {
    const { palette } = buildTheme({ defaultColorScheme: scheme, own });
    const materials = buildTheme({ defaultColorScheme: scheme }).palette;
    return pairs.flatMap(([color, ground, least]) => {
      const ratio = contrast(palette, color, ground) ?? most;
      const before = contrast(materials, color, ground) ?? most;
      const names = { color: `palette.${color}`, ground: `palette.${ground}` };
      return ratio < Math.min(least, before)
        ? [{ kind: 'contrast' as const, scheme, ...names, ratio, least }]
        : [];
    });
  });
  const theme = buildTheme({ own });
  const fonts = fontsOf(theme).filter((name) => !hasFont(name));
  return [
    ...contrasts,
    ...fonts.map((name) => ({ kind: 'font' as const, name })),
    ...lowRows(theme),
  ];
}

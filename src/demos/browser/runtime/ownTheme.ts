import type { ThemeOptions } from '@mui/material/styles';
import { merge } from '../../../utils/merge';

/** What `createTheme` takes, as plain data. */
export type OwnOptions = Pick<
  ThemeOptions,
  | 'palette'
  | 'colorSchemes'
  | 'typography'
  | 'shape'
  | 'spacing'
  | 'shadows'
  | 'transitions'
  | 'breakpoints'
  | 'components'
  | 'mixins'
  | 'zIndex'
> & {
  /** What replaces the same part in a color scheme, besides its colors. */
  inScheme?: Partial<Record<'light' | 'dark', ThemeOptions>>;
};

type Schemes = NonNullable<ThemeOptions['colorSchemes']>;

/** Returns an object without entries that are undefined. */
const given = <Entries extends object>(entries: Entries): Partial<Entries> =>
  Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as Partial<Entries>;

/**
 * Returns both color schemes of a theme. An application may have only one: the other one then has its colors too, on Material's
 * own grounds.
 */
export function schemesOf({ palette = {}, colorSchemes = {} }: OwnOptions): Schemes {
  const { mode = 'light', background, text, divider, action, common, ...shared } = palette;
  const own = { background, text, divider, action, common };
  return Object.fromEntries(
    (['light', 'dark'] as const).map((name) => {
      const scheme = colorSchemes[name];
      const rest = typeof scheme === 'object' ? scheme : {};
      const base = { ...shared, ...(name === mode && given(own)) };
      return [name, { ...rest, palette: { ...merge(base, rest.palette ?? {}), mode: name } }];
    }),
  );
}

import {
  createTheme,
  type CssVarsTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { merge } from '../../../utils/merge';
import { schemesOf, type OwnOptions } from './ownTheme';

export interface BuildThemeOptions {
  direction?: 'ltr' | 'rtl';
  /** The palettes of both schemes and more; `true` for Material's own. */
  colorSchemes?: NonNullable<ThemeOptions['colorSchemes']>;
  /** The scheme whose values are in the theme object itself, for components that don't read CSS variables. */
  defaultColorScheme?: 'light' | 'dark';
  /** Selector for the scheme of the page, with `%s` for its name. */
  colorSchemeSelector?: string;
  /** Attributes of the elements that demos add to the body: menus, popovers, dialogs, tooltips. */
  portalAttributes?: Readonly<Record<string, string>>;
  /** A reader's own theme; its color schemes replace the others. */
  own?: OwnOptions | undefined;
}

/** A theme with CSS variables: Material's type has their stylesheets only if a project declares them for all themes. */
export type DemoTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** Sets attributes on the root element of everything that opens in a portal. */
function portalProps(attributes: Readonly<Record<string, string>>): ThemeOptions['components'] {
  const slotProps = { root: attributes };
  return {
    MuiModal: { defaultProps: { slotProps } },
    MuiPopover: { defaultProps: { slotProps } },
    MuiPopper: { defaultProps: { slotProps } },
  };
}

/** Mirrors the arrow of a closed tree item, which in the package points to the right in both directions. */
const mirroredArrows: ThemeOptions['components'] = {
  MuiTreeItem: { styleOverrides: { iconContainer: { '& > svg': { transform: 'scaleX(-1)' } } } },
};

/**
 * Builds the Material theme of the demos: CSS variables that follow an attribute of the page, by default the site's own
 * `data-theme`.
 */
export function buildTheme({
  direction = 'ltr',
  own,
  colorSchemes = own ? schemesOf(own) : { light: true, dark: true },
  defaultColorScheme = 'light',
  colorSchemeSelector = '[data-theme="%s"]',
  portalAttributes = {},
}: BuildThemeOptions = {}): DemoTheme {
  const used = own && { ...own, ...own.inScheme?.[defaultColorScheme] };
  const ownComponents = {
    ...portalProps(portalAttributes),
    ...(direction === 'rtl' && mirroredArrows),
  };
  return createTheme({
    ...used,
    // They are in the color schemes, or above.
    palette: undefined,
    inScheme: undefined,
    direction,
    cssVariables: { colorSchemeSelector },
    colorSchemes,
    defaultColorScheme,
    typography: { fontFamily: 'var(--x-font-text)', ...used?.typography },
    components: merge(used?.components ?? {}, ownComponents),
  } as ThemeOptions) as DemoTheme;
}

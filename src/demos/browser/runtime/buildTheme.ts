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
  /** Pixels of one step of the spacing scale. */
  spacing?: number;
  direction?: 'ltr' | 'rtl';
  /** Scheme name -> its palette and more; `true` for Material's own. */
  colorSchemes?: NonNullable<ThemeOptions['colorSchemes']>;
  /** The scheme whose values are in the theme object itself, for components that don't read CSS variables. */
  defaultColorScheme?: 'light' | 'dark';
  /** Selector for the scheme of the page, with `%s` for its name. */
  colorSchemeSelector?: string;
  fontFamily?: string;
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
 *
 * @throws Error that names the default color scheme if it isn't among the schemes
 */
export function buildTheme({
  spacing = 8,
  direction = 'ltr',
  own,
  colorSchemes = own ? schemesOf(own) : { light: true, dark: true },
  defaultColorScheme = 'light',
  colorSchemeSelector = '[data-theme="%s"]',
  fontFamily = 'var(--x-font-text)',
  portalAttributes = {},
}: BuildThemeOptions = {}): DemoTheme {
  const schemes = Object.entries(colorSchemes).filter(([, scheme]) => Boolean(scheme));
  if (!schemes.some(([name]) => name === defaultColorScheme)) {
    const names = schemes.map(([name]) => name).join(', ') || 'none';
    throw new Error(
      `The default color scheme "${defaultColorScheme}" isn't one of the theme's color schemes (${names}).`,
    );
  }
  const used = own && { ...own, ...own.inScheme?.[defaultColorScheme] };
  const ownComponents = {
    ...portalProps(portalAttributes),
    ...(direction === 'rtl' && mirroredArrows),
  };
  return createTheme({
    spacing,
    ...used,
    // They are in the color schemes, or above.
    palette: undefined,
    inScheme: undefined,
    direction,
    cssVariables: { colorSchemeSelector },
    colorSchemes: Object.fromEntries(schemes),
    defaultColorScheme,
    typography: { fontFamily, ...used?.typography },
    components: merge(used?.components ?? {}, ownComponents),
  } as ThemeOptions) as DemoTheme;
}

import {
  createTheme,
  type CssVarsTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';

export interface BuildThemeOptions {
  /** Pixels of one step of the spacing scale. */
  spacing?: number;
  direction?: 'ltr' | 'rtl';
  /** Scheme name -> its palette and more; `true` for Material's own. */
  colorSchemes?: NonNullable<ThemeOptions['colorSchemes']>;
  /** The scheme whose values the theme object itself carries, where a component reads no CSS variable. */
  defaultColorScheme?: 'light' | 'dark';
  /** Where the scheme stands in the page: a selector with `%s` for its name. */
  colorSchemeSelector?: string;
  fontFamily?: string;
  /** Attributes of the elements that demos put into the body: menus, popovers, dialogs, tooltips. */
  portalAttributes?: Readonly<Record<string, string>>;
}

/** A theme with CSS variables: its type gains their stylesheets only where a project declares them for all themes. */
export type DemoTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** A place for attributes on the root element of everything that opens in a portal. */
function portalProps(attributes: Readonly<Record<string, string>>): ThemeOptions['components'] {
  const slotProps = { root: attributes };
  return {
    MuiModal: { defaultProps: { slotProps } },
    MuiPopover: { defaultProps: { slotProps } },
    MuiPopper: { defaultProps: { slotProps } },
  };
}

/**
 * The Material theme of the demos: CSS variables that follow an attribute of the page, by default the site's own
 * `data-theme`.
 *
 * @throws Error naming the default colour scheme, when it is not among the schemes
 */
export function buildTheme({
  spacing = 8,
  direction = 'ltr',
  colorSchemes = { light: true, dark: true },
  defaultColorScheme = 'light',
  colorSchemeSelector = '[data-theme="%s"]',
  fontFamily = 'var(--x-font-text)',
  portalAttributes = {},
}: BuildThemeOptions = {}): DemoTheme {
  const schemes = Object.entries(colorSchemes).filter(([, scheme]) => Boolean(scheme));
  if (!schemes.some(([name]) => name === defaultColorScheme)) {
    const names = schemes.map(([name]) => name).join(', ') || 'none';
    throw new Error(
      `The default colour scheme "${defaultColorScheme}" is missing among the colour schemes of the theme (${names}).`,
    );
  }
  return createTheme({
    spacing,
    direction,
    cssVariables: { colorSchemeSelector },
    colorSchemes: Object.fromEntries(schemes),
    defaultColorScheme,
    typography: { fontFamily },
    components: portalProps(portalAttributes),
  }) as DemoTheme;
}

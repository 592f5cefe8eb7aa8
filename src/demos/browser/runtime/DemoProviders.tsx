import { useInsertionEffect, type ComponentType, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type ThemeProviderProps } from '@mui/material/styles';
import { emotionCache } from './emotionCaches';
import { attributesOf, demoTheme, insertDemoStyles, type DemoSettings } from './themes';

export interface DemoProvidersProps extends DemoSettings {
  children: ReactNode;
}

/** Its type knows the props for CSS variables only where a project declares these for all themes. */
const VariablesProvider = ThemeProvider as ComponentType<
  ThemeProviderProps & { colorSchemeNode: null; disableStyleSheetGeneration: true }
>;

/**
 * Surrounds a demo with Material's theme in a direction and color scheme. Changing either swaps the values of the same
 * providers, so that the demo keeps its state, and so do the menus and dialogs it has open.
 */
export default function DemoProviders({ children, ...settings }: DemoProvidersProps): ReactNode {
  const { direction, hasOwnScheme, scheme } = settings;
  useInsertionEffect(() => insertDemoStyles({ hasOwnScheme }), [hasOwnScheme]);
  return (
    <CacheProvider value={emotionCache(direction)}>
      {/* The site owns its attribute, its storage and the variables: this provider only hands on the theme. */}
      <VariablesProvider
        theme={demoTheme(settings)}
        defaultMode={scheme}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {/* Positioned, so that the notice of a chart or calendar without a license key lies on it, not on the code below. */}
        <div data-demo="" style={{ position: 'relative' }} {...attributesOf(settings)}>
          {children}
        </div>
      </VariablesProvider>
    </CacheProvider>
  );
}

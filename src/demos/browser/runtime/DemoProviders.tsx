import {
  useCallback,
  useInsertionEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type ThemeProviderProps } from '@mui/material/styles';
import { emotionCache } from './emotionCaches';
import {
  attributesOf,
  currentTheme,
  demoTheme,
  insertDemoStyles,
  subscribe,
  type DemoSettings,
} from './themes';

export interface DemoProvidersProps extends DemoSettings {
  children: ReactNode;
}

/** The type of `ThemeProvider` has the props for CSS variables only if a project declares these for all themes. */
const VariablesProvider = ThemeProvider as ComponentType<
  ThemeProviderProps & { colorSchemeNode: null; disableStyleSheetGeneration: true }
>;

/**
 * Between two demos out of view, in milliseconds: room for what the reader does. Not `whenIdle`, which the page shares with its own
 * interface, in a script that the frame of edited code doesn't load.
 */
const pause = 50;

/** Those out of view, one after the other. */
let others = Promise.resolve();

/** Draws a demo anew: at once if the reader sees it, otherwise later, so that the ones in view don't wait for it. */
function drawInTurn(element: Element | null, draw: () => void): void {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < window.innerHeight) draw();
  else {
    others = others.then(() => new Promise((resolve) => setTimeout(() => resolve(draw()), pause)));
  }
}

/**
 * Provides the theme to a demo, in a direction and color scheme. Changing any of them only changes the values of the same
 * providers, so that the demo keeps its state, as do the menus and dialogs it has open.
 */
export default function DemoProviders({ children, ...settings }: DemoProvidersProps): ReactNode {
  const { direction, hasOwnScheme, scheme, isMaterial = false } = settings;
  const frame = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (draw: () => void) => subscribe(() => drawInTurn(frame.current, draw)),
    [],
  );
  const own = useSyncExternalStore(follow, currentTheme);
  useInsertionEffect(
    () => insertDemoStyles({ hasOwnScheme, isMaterial }),
    [hasOwnScheme, isMaterial, own],
  );
  return (
    <CacheProvider value={emotionCache(direction)}>
      {/* The site manages its attribute, its storage and the variables; this provider only passes on the theme. */}
      <VariablesProvider
        theme={demoTheme(settings)}
        defaultMode={scheme}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {/* Positioned, so that the notice of a chart or calendar without a license key covers it, not the code below. */}
        <div ref={frame} data-demo="" style={{ position: 'relative' }} {...attributesOf(settings)}>
          {children}
        </div>
      </VariablesProvider>
    </CacheProvider>
  );
}

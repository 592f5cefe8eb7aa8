import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type DemoProviders from '@site/src/demos/browser/runtime/DemoProviders';
import type * as Runtime from '@site/src/demos/browser/runtime';
import { useDirection, type Direction } from '@site/src/preferences';
import { pause } from '../../utils/pause';
import { useSiteFields } from '../../utils/useSiteFields';
import { evaluated, type Unevaluated } from '../browser/evaluate';
import { inSteps } from '../browser/inSteps';
import { subscribeToTheme, themeOptions } from '../browser/theme/choice';

type Scheme = 'light' | 'dark';

const schemeAttribute = 'data-theme';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [schemeAttribute] });
  return () => observer.disconnect();
}

const read = (): Scheme =>
  document.documentElement.getAttribute(schemeAttribute) === 'dark' ? 'dark' : 'light';

/** Returns the color scheme of the page. It's read from the page itself, so that it also works without `<Layout>`. */
export function useSiteScheme(): Scheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

export interface DemoSource {
  load: () => Promise<Unevaluated<{ default: ComponentType }>>;
  needsIconFont?: boolean;
}

interface Loaded extends Pick<DemoSource, 'load'> {
  Component: ComponentType;
  Providers: typeof DemoProviders;
}

const loadRuntime = (): Promise<Unevaluated<typeof Runtime>> =>
  import('@site/src/demos/browser/runtime?browser');

let following: Promise<void> | undefined;

/** Sets the reader's theme, now and whenever it changes. Resolves when demos may be drawn: without one, at once. */
function followTheme(set: typeof Runtime.setTheme): Promise<void> {
  let last: object | null = null;
  async function apply(): Promise<void> {
    // If it can't be loaded, demos keep the one they have.
    const options = await themeOptions().catch(() => last);
    if (options === last) return;
    last = options;
    set(options);
  }
  if (!following) {
    following = apply();
    subscribeToTheme(() => void apply());
  }
  return following;
}

/** A demo, loaded or not, with what a reader can change about it. */
export type OneDemo = ReturnType<typeof useDemo>;

/**
 * Loads a demo and its runtime once it is wanted: both are fetched in parallel, and then prepared in short tasks, between
 * which the page can respond. Its direction and color scheme are the site's until the reader toggles them, and again when toggled
 * back.
 */
export function useDemo({ load, needsIconFont = false }: DemoSource, isWanted: boolean) {
  const { licenseKey, iconFontUrl } = useSiteFields();
  const ownIconFont = useBaseUrl('/assets/icon-font/filled.css');
  const [siteDirection] = useDirection();
  const siteScheme = useSiteScheme();
  const [ownDirection, setOwnDirection] = useState<Direction | null>(null);
  const [ownScheme, setOwnScheme] = useState<Scheme | null>(null);
  const [isMaterial, setMaterial] = useState(false);
  const [round, setRound] = useState(0);
  const direction = ownDirection ?? siteDirection;
  const scheme = ownScheme ?? siteScheme;
  const hasOwnScheme = ownScheme !== null;
  const reset = (): void => setRound((before) => before + 1);

  const [module, setModule] = useState<Loaded | null>(null);
  const [error, setError] = useState<Error | null>(null);
  // The live server replaces a changed demo: the one before it is shown until then.
  const isNeeded = isWanted && module?.load !== load && !error;

  const start = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    // Not within React's commit: on a phone, requesting half a dozen files takes long enough for a task of its own.
    await pause();
    if (!isCurrent()) return;
    const [runtimeModule, demoModule] = await Promise.all([loadRuntime(), pause().then(load)]);
    const runtime = await evaluated(runtimeModule);
    const { default: Component } = await evaluated(demoModule);
    await followTheme(runtime.setTheme);
    await pause();
    await inSteps(runtime.stageSteps({ direction, scheme, hasOwnScheme, isMaterial }));
    await pause();
    await runtime.setLicenseKey(licenseKey);
    await pause();
    if (!isCurrent()) return;
    startTransition(() => {
      setModule({ Component, Providers: runtime.DemoProviders, load });
      if (module) reset();
    });
    if (needsIconFont) runtime.loadIconFont(iconFontUrl || ownIconFont);
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    start(() => isCurrent).catch((reason: unknown) => {
      if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);

  return {
    /** The loaded demo and what provides its theme. */
    module,
    /** Why it could not be loaded. */
    error,
    /** Tries again to load it. */
    retry: useCallback(() => setError(null), []),
    direction,
    scheme,
    hasOwnDirection: ownDirection !== null,
    hasOwnScheme,
    /** Whether it shows Material's theme in place of the reader's. */
    isMaterial,
    /** Number of resets; a new one starts the demo over. */
    round,
    toggleDirection: () =>
      setOwnDirection(ownDirection ? null : direction === 'ltr' ? 'rtl' : 'ltr'),
    toggleScheme: () => setOwnScheme(ownScheme ? null : scheme === 'light' ? 'dark' : 'light'),
    toggleMaterial: () => setMaterial(!isMaterial),
    reset,
  };
}

/**
 * Keeps a demo hidden until it is set up: rendering and inserting it is one task, and what it does once it is visible, such
 * as measuring itself, is another. In between, the page can respond. Every round of the demo starts hidden.
 */
export function useReveal({ round }: OneDemo) {
  const [shownRound, setShownRound] = useState<number | null>(null);
  /** Shows the demo, in a task of its own. */
  const show = useCallback(() => {
    void pause().then(() => startTransition(() => setShownRound(round)));
  }, [round]);
  return { isShown: shownRound === round, show };
}

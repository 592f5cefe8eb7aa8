import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type DemoProviders from '@site/src/demos/browser/runtime/DemoProviders';
import type * as Runtime from '@site/src/demos/browser/runtime';
import { pause } from '../../utils/pause';
import { useSiteFields } from '../../utils/useSiteFields';
import { evaluated, type Unevaluated } from '../browser/evaluate';
import { inSteps } from '../browser/inSteps';
import { subscribeToTheme, themeOptions } from '../browser/theme/choice';
import type { DemoControls } from './useDemoControls';

export interface DemoModule {
  Component: ComponentType;
  Providers: typeof DemoProviders;
}

export type LoadedDemo = ReturnType<typeof useDemoModule>;

export interface DemoSource {
  load: () => Promise<Unevaluated<{ default: ComponentType }>>;
  needsIconFont?: boolean;
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

/**
 * Loads a demo and its runtime once it is wanted: both are fetched in parallel, and then prepared in short tasks, between
 * which the page can respond.
 *
 * @returns the loaded demo, the error if it could not be loaded, and a function to try again
 */
export function useDemoModule(
  { load, needsIconFont = false }: DemoSource,
  isWanted: boolean,
  { direction, scheme, hasOwnScheme, isMaterial, reset }: DemoControls,
): { module: DemoModule | null; error: Error | null; retry: () => void } {
  const { licenseKey, iconFontUrl } = useSiteFields();
  const ownIconFont = useBaseUrl('/assets/icon-font/filled.css');
  const [module, setModule] = useState<(DemoModule & Pick<DemoSource, 'load'>) | null>(null);
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
    startTransition(() => setModule({ Component, Providers: runtime.DemoProviders, load }));
    if (module) reset();
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

  return { module, error, retry: useCallback(() => setError(null), []) };
}

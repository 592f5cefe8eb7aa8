import { useCallback, useEffect, useState, type ComponentType } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type DemoProviders from '@site/src/demos/DemoProviders';

export interface DemoModule {
  Component: ComponentType;
  Providers: typeof DemoProviders;
}

export interface DemoSource {
  load: () => Promise<{ default: ComponentType }>;
  needsIconFont?: boolean;
}

/** Settings of the site that demos use; see `docusaurus.config.ts`. */
interface DemoFields {
  licenceKey?: string;
  iconFontUrl?: string;
}

/**
 * Loads a demo together with what surrounds it, once it is wanted.
 * @returns the loaded demo, the reason why it could not be loaded, and a function to try again
 */
export function useDemoModule(
  { load, needsIconFont = false }: DemoSource,
  isWanted: boolean,
): { module: DemoModule | null; error: Error | null; retry: () => void } {
  const { licenceKey, iconFontUrl } = useDocusaurusContext().siteConfig.customFields as DemoFields;
  const ownIconFont = useBaseUrl('/assets/icon-font/filled.css');
  const [module, setModule] = useState<DemoModule | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const isNeeded = isWanted && !module && !error;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    async function start(): Promise<void> {
      const [{ DemoProviders: Providers, setLicenceKey, loadIconFont }, { default: Component }] =
        await Promise.all([import('@site/src/demos/runtime'), load()]);
      await setLicenceKey(licenceKey);
      if (!isCurrent) return;
      setModule({ Component, Providers });
      if (needsIconFont) loadIconFont(iconFontUrl || ownIconFont);
    }
    start().catch((reason: unknown) => {
      if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load, needsIconFont, licenceKey, iconFontUrl, ownIconFont]);

  return { module, error, retry: useCallback(() => setError(null), []) };
}

import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { parseSitePath } from '@site/src/products/path';
import type { OpenRequest } from '../browser/client';
import { startWorker } from '../browser/firstWorker';
import type { PanelComponent } from './types';

let isStarted = false;
let loading: Promise<PanelComponent> | undefined;

/** Loads the results of search, once; after a failure again. The first call starts to read the index. */
function loadPanel(request: OpenRequest): Promise<PanelComponent> {
  if (!isStarted) startWorker(request);
  isStarted = true;
  loading ??= import('./Panel').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  // Whoever only prepares does not wait for it.
  loading.catch(() => undefined);
  return loading;
}

/** Loads the results of search, and the index of the version being read. */
export function useLoadPanel(): () => Promise<PanelComponent> {
  const pathname = usePagePath();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    () => loadPanel({ baseUrl, segment: parseSitePath(pathname, baseUrl).version ?? '' }),
    [pathname, baseUrl],
  );
}

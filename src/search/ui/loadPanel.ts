import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { parseSitePath } from '@site/src/products/path';
import type { OpenRequest } from '../browser/client';
import { startWorker } from '../browser/firstWorker';
import type { PanelComponent } from './Panel';

let isStarted = false;
let loading: Promise<PanelComponent> | undefined;

/** Loads the results panel once, or again after a failure. The first call also starts to load the index. */
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
  // Avoids an unhandled rejection: callers that only preload do not wait for the result.
  loading.catch(() => undefined);
  return loading;
}

/** Returns a function that loads the results panel and the index of the version being read. */
export function useLoadPanel(): () => Promise<PanelComponent> {
  const pathname = usePagePath();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    () => loadPanel({ baseUrl, segment: parseSitePath(pathname, baseUrl).version ?? '' }),
    [pathname, baseUrl],
  );
}

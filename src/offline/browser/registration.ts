/** The page's side of the worker: registers it, activates updates, and reloads once when one is active. */
import siteConfig from '@generated/docusaurus.config';
import { cachePrefix, skipWaiting, type ActivatedMessage } from '../names';
import { reloadPage } from '../../utils/lostFiles';
import { pageState } from '../../utils/pageState';
import { storageSlot } from '../../utils/slots';
import { createReloader } from './reloader';
import { refreshSaved } from './saving/store';

/** Minimum interval, in milliseconds, at which a tab that is shown again checks for a new worker. */
const updateInterval = 10 * 60 * 1000;

const { baseUrl } = siteConfig;

/** Registers the worker of this site. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The reader's first worker replaces no other, so there is nothing to reload for.
  let isUpdate = serviceWorker.controller !== null;
  const reloader = createReloader({
    // An open dialog is in use.
    isBusy: () =>
      pageState.isTyped ||
      pageState.isSaving ||
      document.querySelector('[aria-modal=true]') !== null,
    isFocused: () => document.visibilityState === 'visible' && document.hasFocus(),
    slot: storageSlot('offline-reloaded', 'sessionStorage'),
    reload: reloadPage,
  });
  pageState.onCalm = reloader.attempt;

  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ActivatedMessage>) => {
    if (data?.type !== 'ACTIVATED') return;
    if (isUpdate) reloader.request(data.build);
    isUpdate = true;
  });

  const registration = await serviceWorker.register(`${baseUrl}sw.js`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  const help = (worker: ServiceWorker | null): void => {
    const send = (): void => {
      if (worker?.state === 'installed') worker.postMessage({ type: skipWaiting });
    };
    send();
    worker?.addEventListener('statechange', send);
  };
  help(registration.waiting);
  help(registration.installing);
  registration.addEventListener('updatefound', () => help(registration.installing));

  let askedAt = Date.now();
  const onReturn = (): void => {
    reloader.attempt();
    if (document.visibilityState === 'visible' && Date.now() - askedAt > updateInterval) {
      askedAt = Date.now();
      // Without a network the worker stays as it is.
      registration.update().catch(() => {});
    }
  };
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  await refreshSaved(baseUrl);
}

/** Removes the worker of an earlier build, and its caches, from a host that is no longer named. */
export async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * The client module: the part of offline reading that every page has. Registration and everything else is loaded after the
 * page, and only on a host that the build names or that still has a worker.
 */
import type { ClientModule } from '@docusaurus/types';
import { copyTiming } from './copyTiming';
import { isOfflineHost } from './isOfflineHost';
import { explainLoss } from '../../utils/lostFiles';
import { pageState } from '../../utils/pageState';

function workOffline(): void {
  const isHere = isOfflineHost();
  if (isHere || navigator.serviceWorker?.controller) {
    import(/* webpackChunkName: "offline" */ './registration')
      .then(({ register, withdraw }) => (isHere ? register() : withdraw()))
      // Without it, the site works as if there were no worker.
      .catch(() => {});
  }
}

/** After a deploy, scripts and stylesheets of this page's build may be gone, on every host. */
function onLoss({ target }: Event): void {
  const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
  const address = src ?? href ?? '';
  if (!(target instanceof Element) || !/\/assets\/(?:js|css)\//.test(address)) return;
  void explainLoss(address);
}

function start(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Missing in Firefox where the connection isn't secure. `undefined` would make `toggleAttribute` toggle.
  const isCopy = visit?.serverTiming?.some(({ name }) => name === copyTiming) ?? false;
  const showNetwork = ({ type }: { type?: string }): void => {
    const isOffline = !navigator.onLine || (isCopy && type !== 'online');
    document.documentElement.toggleAttribute('data-offline', isOffline);
  };
  showNetwork({});
  window.addEventListener('online', showNetwork);
  window.addEventListener('offline', showNetwork);
  const onInput = ({ target }: Event): void => {
    // A field with this attribute keeps its text when the site reloads the page.
    if (!(target instanceof Element && target.closest('[data-kept]'))) pageState.isTyped = true;
  };
  window.addEventListener('beforeinput', onInput, true);
  window.addEventListener('error', onLoss, true);
  // Modules are evaluated in several tasks, so the page may have loaded by now.
  if (document.readyState === 'complete') workOffline();
  else window.addEventListener('load', workOffline);
}

if (typeof document !== 'undefined') start();

/** Resets the typing state, since nothing has been typed on the new page yet. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    pageState.isTyped = false;
    pageState.onCalm?.();
  }
};

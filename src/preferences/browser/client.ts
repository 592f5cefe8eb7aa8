/**
 * The client module: runs once in the browser, before React hydrates. It keeps the preferences in
 * step with the address, with other tabs, and with Docusaurus.
 */
import type { ClientModule } from '@docusaurus/types';
import i18n from '@generated/i18n';
import { followTabs } from '../../utils/preference';
import { storageSlot } from '../../utils/slots';
import { codeVariant, codeVariantChannel, direction } from './store';
import { COLOR_SCHEME_KEY, DIRECTION_KEY } from '../values';

function startSync(): void {
  // Docusaurus writes <html dir> from the locale when it hydrates. Setting the locale's direction to the
  // reader's beforehand keeps the attribute as painted; `DirectionHead` keeps it from then on.
  const locale = i18n.localeConfigs[i18n.currentLocale];
  if (locale) locale.direction = direction.get();

  followTabs(DIRECTION_KEY, direction);
  codeVariantChannel?.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
    // Anything but a variant counts as the default.
    codeVariant.receive(data),
  );

  const refresh = (): void => {
    direction.refresh();
    codeVariant.refresh();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  window.addEventListener('focus', refresh);

  // A page in the back/forward cache misses all events. Docusaurus owns the color scheme and follows
  // storage events, so the one that it missed is dispatched.
  const colorScheme = storageSlot(COLOR_SCHEME_KEY);
  let schemeAtLeave: string | null = null;
  window.addEventListener('pagehide', () => {
    schemeAtLeave = colorScheme.load();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    refresh();
    const newValue = colorScheme.load();
    if (newValue === schemeAtLeave) return;
    const storageArea = window.localStorage;
    window.dispatchEvent(
      new StorageEvent('storage', { key: COLOR_SCHEME_KEY, newValue, storageArea }),
    );
  });
}

if (typeof document !== 'undefined') startSync();

/** Follows the router, since a link may ask for a direction or a code variant. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  direction.visit(location);
  codeVariant.visit(location);
};

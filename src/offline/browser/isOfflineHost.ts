import { hosts } from '@generated/x-offline/default/settings';

/** Whether the build wants the worker on the page's host, named with or without its port, and the browser allows it. */
export const isOfflineHost = (): boolean =>
  'serviceWorker' in navigator &&
  [window.location.host, window.location.hostname].some((host) => hosts.includes(host));

import { hosts } from '@generated/x-offline/default/settings';

/** Whether the page's host is one on which the build wants the worker, with or without its port, and may have it. */
export const isOfflineHost = (): boolean =>
  'serviceWorker' in navigator &&
  [window.location.host, window.location.hostname].some((host) => hosts.includes(host));

/**
 * The service worker. Pages come from the network whenever it responds in time; files with a hash of their content in their
 * names come from the cache. The worker reads what the reader saved; the page writes it (`saving/`).
 */
import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isHashed } from '../../../hosting/headers';
import {
  cachePrefix,
  offlinePath,
  passHeader,
  recordsCache,
  savedPrefix,
  skipWaiting,
  visitCaches,
  type ActivatedMessage,
} from '../../names';
import { fileCopies, offlinePage, pageCopies, secondTry, soundAnswers, soundShell } from './copies';

/** A tab of the site. */
interface Client {
  postMessage: (message: unknown) => void;
}

/** The part of its global scope that the worker uses. The standard types for workers would clash with those for pages. */
interface WorkerScope {
  /** Injected by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  registration: { scope: string };
  clients: { claim: () => Promise<void>; matchAll: () => Promise<Client[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'activate',
    listener: (event: { waitUntil: (promise: Promise<unknown>) => void }) => void,
  ) => void) &
    ((type: 'message', listener: (event: { data: unknown }) => void) => void);
}

declare const self: WorkerScope;

const { scope } = self.registration;
const base = new URL(scope).pathname;
const manifest = self.__WB_MANIFEST;
const day = 24 * 60 * 60;

/** How long to wait for a page before its copy is shown, in seconds. */
const patience = 3;

/** Limits what visits leave behind. The least recently used goes first, and all of it when the disk is full. */
const bounded = (maxEntries: number, days: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

setCacheNameDetails({ prefix: cachePrefix.slice(0, -1), precache: 'shell', suffix: '1' });
const shellCache = `${cachePrefix}shell-1`;

// The offline page and what it needs.
addPlugins([soundShell]);
precache(manifest);

/** Whether this worker handles a request: one below the base that does not ask to be passed through. */
const isOwn = (url: URL, request: Request): boolean =>
  url.origin === new URL(scope).origin &&
  url.pathname.startsWith(base) &&
  !request.headers.has(passHeader);

const nameOf = (url: URL): string => url.pathname.slice(url.pathname.lastIndexOf('/') + 1);

registerRoute(
  ({ url, request }) => isOwn(url, request) && request.mode === 'navigate',
  new NetworkFirst({
    cacheName: visitCaches.pages,
    networkTimeoutSeconds: patience,
    // Saved copies don't expire: `pageCopies` comes after the limits on visits.
    plugins: [offlinePage(scope), soundAnswers, bounded(200, 60), pageCopies],
  }),
);

registerRoute(
  ({ url, request }) => isOwn(url, request) && isHashed(nameOf(url)),
  new CacheFirst({
    cacheName: visitCaches.assets,
    plugins: [secondTry, soundAnswers, bounded(600, 60), fileCopies],
  }),
);

registerRoute(
  ({ url, request }) =>
    isOwn(url, request) &&
    nameOf(url).includes('.') &&
    !url.pathname.startsWith(`${base}${offlinePath}`),
  new NetworkFirst({
    cacheName: visitCaches.files,
    networkTimeoutSeconds: patience,
    plugins: [soundAnswers, bounded(200, 60), fileCopies],
  }),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === skipWaiting) void self.skipWaiting();
});

/** Removes the caches of workers that stored them in another format. */
async function removeOldCaches(): Promise<void> {
  const known: readonly string[] = [...Object.values(visitCaches), recordsCache, shellCache];
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(cachePrefix) && !name.startsWith(savedPrefix))
      .filter((name) => !known.includes(name))
      .map((name) => caches.delete(name)),
  );
}

async function activate(): Promise<void> {
  await removeOldCaches();
  await self.clients.claim();
  // The page that contains the names of all scripts: it differs whenever any of them does.
  const page = manifest.find(({ url }) => url.endsWith('index.html'));
  const message: ActivatedMessage = { type: 'ACTIVATED', build: page?.revision ?? '' };
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

/* global self, caches, indexedDB */
/* The kill switch: a worker that removes everything its predecessors stored, and itself. It handles no requests. */
const prefix = 'mui-x-docs-';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(remove()));

/* global self, caches, indexedDB */
/* The kill switch: a worker that removes everything its predecessors stored, and itself. It handles no requests. */
const prefix = 'mui-x-docs-';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

/* Removes the ages of the files in these caches. Other sites on the host keep theirs in the same database. */
const forgetAges = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('workbox-expiration');
    /* There was none. */
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = resolve;
    opening.onsuccess = () => {
      const change = opening.result.transaction('cache-entries', 'readwrite');
      change.oncomplete = resolve;
      change.onabort = resolve;
      change.objectStore('cache-entries').openCursor().onsuccess = ({ target: { result } }) => {
        if (result?.value.cacheName.startsWith(prefix)) result.delete();
        result?.continue();
      };
    };
  });

async function remove() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
  await forgetAges();
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(remove()));

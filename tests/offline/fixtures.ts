import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { siteDir } from '../small-site/site';

/** A host on loopback whose files can be swapped, and that can be stopped and started again. */
export class Host {
  #server: Server | undefined;
  #directory = path.join(siteDir, 'build');
  readonly #sockets = new Set<Socket>();
  port = 0;
  /** Called for each request, before it is answered. */
  onRequest: (pathname: string) => void = () => {};
  /** Answers requests in place of the files; returns whether it has. */
  answer: (pathname: string, response: ServerResponse, request: IncomingMessage) => boolean = () =>
    false;
  /** By how much pages are delayed, in milliseconds. */
  pageDelay = 0;

  /** Serves the files of another directory from now on. */
  deploy(directory: string): void {
    this.#directory = directory;
  }

  async start(): Promise<void> {
    // Imported here: the modules need `import.meta`, which is missing when the test runner transforms a static import.
    const { staticServer } = await import('../../scripts/lib/static-server.mjs');
    const { parseTarget } = await import('../../scripts/lib/request-target.mjs');
    const servers = new Map<string, Server>();
    const files = (): Server => {
      const known = servers.get(this.#directory) ?? staticServer(this.#directory, '/x/');
      servers.set(this.#directory, known);
      return known;
    };
    const server = createServer((request, response) => {
      // The server of the files answers a malformed one.
      const pathname = parseTarget(request.url)?.pathname ?? '';
      this.onRequest(pathname);
      if (this.answer(pathname, response, request)) return;
      const delay = pathname.endsWith('/') ? this.pageDelay : 0;
      setTimeout(() => files().emit('request', request, response), delay);
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops at once, even in the middle of a response. */
  stop(): void {
    this.#server?.close();
    this.#server = undefined;
    this.#sockets.forEach((socket) => socket.destroy());
  }

  /** An address of the site, on the host that the build names or on another. */
  url(page: string = '', name: 'localhost' | '127.0.0.1' = 'localhost'): string {
    return `http://${name}:${this.port}/x/${page}`;
  }
}

/** Whether the browser itself reports that there is no network, or that a file is gone. */
const isAboutNetwork = (message: string): boolean =>
  /net::ERR_|Failed to load resource|ChunkLoadError|Refused to execute script|Loading chunk|Failed to fetch/.test(
    message,
  );

interface Fixtures {
  host: Host;
}

/** `test` with the usual guards, for the small site on a host of its own; messages about the network are allowed. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url()),
  messages: async ({ messages }, use) => {
    await use(messages);
    messages.splice(0, messages.length, ...messages.filter((text) => !isAboutNetwork(text)));
  },
  // Requests to either name of the host are its own.
  foreignRequests: async ({ foreignRequests, host }, use) => {
    await use(foreignRequests);
    const foreign = foreignRequests.filter((url) => !url.startsWith(host.url('', '127.0.0.1')));
    foreignRequests.splice(0, foreignRequests.length, ...foreign);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits until the worker controls the page. */
export async function controlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toMatch(/\/x\/sw\.js$/);
}

/** Counts how often a tab loads a document, including its first one. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Makes the browser check for a new worker, as it does on its own from time to time. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** Waits long enough for a second reload to start, if there were one. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(1200);

/** Opens the preferences menu, and returns its section for offline reading. */
export async function openSaving(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'Preferences' }).click();
  return page.getByRole('region', { name: 'Save for offline' });
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopWaiting, waitForConnection, waiting } from './connection';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const goOnline = async (): Promise<void> => {
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
};

it('tries again when the browser is online, or when the reader says so', async () => {
  const done = vi.fn();
  const retries: ((() => void) | undefined)[] = [];
  waiting.onChange = (retry) => void retries.push(retry);
  void waitForConnection().then(done);
  await goOnline();
  expect(done).toHaveBeenCalledTimes(1);
  expect(retries.at(-1)).toBeUndefined();
  void waitForConnection().then(done);
  retries.at(-1)!();
  await goOnline();
  expect(done).toHaveBeenCalledTimes(2);
});

it('goes on with the last of several waits only, and with none that was ended', async () => {
  const done = vi.fn();
  void waitForConnection().then(() => done('first'));
  void waitForConnection().then(() => done('last'));
  await goOnline();
  expect(done.mock.calls).toEqual([['last']]);
  void waitForConnection().then(() => done('ended'));
  stopWaiting();
  await goOnline();
  expect(done).toHaveBeenCalledTimes(1);
});

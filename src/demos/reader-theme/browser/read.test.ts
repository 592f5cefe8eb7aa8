import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInWorker } from './read';
import type { ThemeReply } from './worker';

const worker = {
  onmessage: undefined as ((event: { data: ThemeReply }) => void) | undefined,
  postMessage: vi.fn(),
  terminate: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits as long as it takes to load the worker, then for a limited time', async () => {
  const onEnd = vi.fn();
  void readInWorker('createTheme({})').then(onEnd);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  worker.onmessage?.({ data: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).toHaveBeenCalledWith(null);
  expect(worker.terminate).toHaveBeenCalled();
});

it('returns what the worker has read', async () => {
  const read = readInWorker('createTheme({})');
  expect(worker.postMessage).toHaveBeenCalledWith('createTheme({})');
  worker.onmessage?.({ data: 'ready' });
  const answer = { options: {}, skipped: [] };
  worker.onmessage?.({ data: answer });
  expect(await read).toBe(answer);
});

import { readTheme, type ReadTheme } from '../engine/readTheme';
import type { WorkerScope } from '../../../utils/workerScope';

/** The first one says that the script is loaded, the second one answers. */
export type ThemeReply = 'ready' | ReadTheme | null;

const scope = self as unknown as WorkerScope<string, ThemeReply>;

scope.addEventListener('message', ({ data }) => scope.postMessage(readTheme(data) ?? null));
scope.postMessage('ready');

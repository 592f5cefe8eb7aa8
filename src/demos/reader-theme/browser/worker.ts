import { readTheme, type ReadTheme } from '../engine/readTheme';
import type { WorkerScope } from '../../../utils/workerScope';

const scope = self as unknown as WorkerScope<string, ReadTheme | null>;

scope.addEventListener('message', ({ data }) => scope.postMessage(readTheme(data) ?? null));

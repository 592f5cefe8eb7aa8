import { readTheme, type ReadTheme } from '../engine/readTheme';

/** The part of a worker's global scope that is used here; the DOM types only have the window's. */
interface Scope {
  postMessage: (message: ReadTheme | null) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<string>) => void) => void;
}

const scope = self as unknown as Scope;

scope.addEventListener('message', ({ data }) => scope.postMessage(readTheme(data) ?? null));

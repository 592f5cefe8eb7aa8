import type { LiveModule, Mistake } from '../../protocol';
import { SyntaxMistake, transpile } from './transpile';

export interface TranspileRequest {
  id: number;
  /** Path -> text. */
  files: Readonly<Record<string, string>>;
}

export interface TranspileReply {
  id: number;
  modules?: Record<string, LiveModule>;
  mistake?: Mistake;
}

/** The part of a worker's global scope that is used here; the DOM types only have the window's. */
interface Scope {
  postMessage: (message: TranspileReply) => void;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<TranspileRequest>) => void,
  ) => void;
}

const scope = self as unknown as Scope;

scope.addEventListener('message', ({ data: { id, files } }) => {
  try {
    const modules = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, transpile(path, text)]),
    );
    scope.postMessage({ id, modules });
  } catch (error) {
    const { message, file, line } =
      error instanceof SyntaxMistake
        ? error
        : { message: String(error), file: undefined, line: undefined };
    scope.postMessage({ id, mistake: { message, file, line } });
  }
});

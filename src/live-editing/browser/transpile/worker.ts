import { CodeMistake, type LiveModule, type Mistake } from '../../protocol';
import { transpile } from './transpile';
import type { WorkerScope } from '../../../utils/workerScope';

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

const scope = self as unknown as WorkerScope<TranspileRequest, TranspileReply>;

scope.addEventListener('message', ({ data: { id, files } }) => {
  try {
    const modules = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, transpile(path, text)]),
    );
    scope.postMessage({ id, modules });
  } catch (error) {
    const { message, file, line } =
      error instanceof CodeMistake
        ? error
        : { message: String(error), file: undefined, line: undefined };
    scope.postMessage({ id, mistake: { message, file, line } });
  }
});

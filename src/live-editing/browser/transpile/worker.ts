import { CodeMistake, type LiveModule, type Mistake } from '../../protocol';
import { transpile } from './transpile';
import type { WorkerScope } from '../../../utils/workerScope';

/** What to compile: path -> text. */
export type Texts = Readonly<Record<string, string>>;

/** The compiled files by their paths, or an error in one of them. */
export type Transpiled = { modules: Record<string, LiveModule> } | { mistake: Mistake };

const scope = self as unknown as WorkerScope<Texts, Transpiled>;

scope.addEventListener('message', ({ data: files }) => {
  try {
    const modules = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, transpile(path, text)]),
    );
    scope.postMessage({ modules });
  } catch (error) {
    // The properties of an error don't arrive.
    const mistake =
      error instanceof CodeMistake
        ? { message: error.message, file: error.file, line: error.line }
        : { message: String(error) };
    scope.postMessage({ mistake });
  }
});

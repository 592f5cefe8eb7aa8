import { explainLoss } from '../../utils/lostFiles';
import { lossText } from '../../utils/Unloaded';
import type { LiveModule, Mistake } from '../protocol';
import type { TranspileReply, TranspileRequest } from './transpile/worker';

export type Transpiled = { modules: Readonly<Record<string, LiveModule>> } | { mistake: Mistake };

export interface Transpiler {
  /** Reports errors as a mistake; only the last of several requests is answered. */
  ask: (files: Readonly<Record<string, string>>, answer: (result: Transpiled) => void) => void;
  end: () => void;
}

/** Starts a worker that compiles sources to modules. */
export function createTranspiler(): Transpiler {
  const worker = new Worker(new URL('./transpile/worker.ts', import.meta.url), {
    name: 'transpile',
  });
  let last = 0;
  let answerLast: ((result: Transpiled) => void) | undefined;
  worker.onmessage = ({ data: { id, modules, mistake } }: MessageEvent<TranspileReply>) => {
    if (id !== last) return;
    answerLast?.(modules ? { modules } : { mistake: mistake ?? { message: '' } });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    void explainLoss().then((loss) => answerLast?.({ mistake: { message: lossText(loss) } }));
  };
  return {
    ask(files, answer) {
      last += 1;
      answerLast = answer;
      worker.postMessage({ id: last, files } satisfies TranspileRequest);
    },
    end: () => worker.terminate(),
  };
}

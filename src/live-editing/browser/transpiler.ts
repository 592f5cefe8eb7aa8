import { explainLoss } from '../../utils/lostFiles';
import { lossText } from '../../utils/Unloaded';
import type { Transpiled, TranspileReply, TranspileRequest } from './transpile/worker';

export type Transpiler = ReturnType<typeof createTranspiler>;

/** Starts a worker that compiles sources to modules. */
export function createTranspiler() {
  let last = 0;
  let answerLast: ((result: Transpiled) => void) | undefined;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL('./transpile/worker.ts', import.meta.url), {
      name: 'transpile',
    });
    started.onmessage = ({ data: { id, result } }: MessageEvent<TranspileReply>) => {
      if (id === last) answerLast?.(result);
    };
    started.onerror = (event) => {
      event.preventDefault();
      // Its script could not be loaded; it would never answer. The next request starts another one.
      started.terminate();
      if (worker === started) worker = undefined;
      const unanswered = last;
      void explainLoss().then((loss) => {
        if (unanswered === last) answerLast?.({ mistake: { message: lossText[loss] } });
      });
    };
    return started;
  }

  return {
    /** Reports errors as a mistake; only the last of several requests is answered. */
    ask(files: Readonly<Record<string, string>>, answer: (result: Transpiled) => void): void {
      last += 1;
      answerLast = answer;
      worker ??= start();
      worker.postMessage({ id: last, files } satisfies TranspileRequest);
    },
    end: () => worker?.terminate(),
  };
}

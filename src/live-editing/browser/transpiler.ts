import { explainLoss } from '../../utils/lostFiles';
import { lossText } from '../../utils/Unloaded';
import type { Texts, Transpiled } from './transpile/worker';

export type Transpiler = ReturnType<typeof createTranspiler>;

/** Starts a worker that compiles sources to modules. */
export function createTranspiler() {
  /** How many requests the worker has not answered yet. */
  let open = 0;
  let answerLast: ((result: Transpiled) => void) | undefined;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL('./transpile/worker.ts', import.meta.url), {
      name: 'transpile',
    });
    started.onmessage = ({ data }: MessageEvent<Transpiled>) => {
      open -= 1;
      if (open === 0) answerLast?.(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      // Its script could not be loaded; it would never answer. The next request starts another one.
      started.terminate();
      worker = undefined;
      open = 0;
      const unanswered = answerLast;
      void explainLoss().then((loss) => {
        if (unanswered === answerLast) unanswered?.({ mistake: { message: lossText[loss] } });
      });
    };
    return started;
  }

  return {
    /** Reports errors as a mistake; only the last of several requests is answered. */
    ask(files: Texts, answer: (result: Transpiled) => void): void {
      open += 1;
      answerLast = answer;
      worker ??= start();
      worker.postMessage(files);
    },
    end: () => worker?.terminate(),
  };
}

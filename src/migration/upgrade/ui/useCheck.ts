import { useEffect, useState } from 'react';
import type { CheckReply, CheckRequest } from '../browser/worker';

export type CheckResult = Extract<CheckReply, { report: unknown }>;

export type CheckState = CheckReply | { isUnloaded: true };

/** Checks what is asked for in a worker, until something else is. Nothing is kept outside of the page's memory. */
export function useCheck(request: CheckRequest | undefined): CheckState | undefined {
  const [answer, setAnswer] = useState<{ request: CheckRequest; state: CheckState }>();
  useEffect(() => {
    if (!request) return undefined;
    const worker = new Worker(new URL('../browser/worker.ts', import.meta.url), {
      name: 'upgrade',
    });
    worker.onmessage = ({ data }: MessageEvent<CheckReply>) => setAnswer({ request, state: data });
    worker.onerror = (event) => {
      event.preventDefault();
      setAnswer({ request, state: { isUnloaded: true } });
    };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);
  if (answer?.request === request) return answer?.state;
  return request && { done: 0, of: request.files.length };
}

import { useEffect, useRef, useState } from 'react';
import type { CheckReply, CheckRequest } from '../browser/worker';

export type CheckResult = Extract<CheckReply, { report: unknown }>;

export type CheckState = CheckReply | { isUnloaded: true } | undefined;

/** Runs checks in a worker, one at a time. Nothing is kept outside of the page's memory. */
export function useCheck() {
  const [state, setState] = useState<CheckState>();
  const worker = useRef<Worker>(undefined);

  function cancel(): void {
    worker.current?.terminate();
    setState(undefined);
  }

  function check(request: CheckRequest): void {
    cancel();
    setState({ done: 0, of: request.files.length });
    const own = new Worker(new URL('../browser/worker.ts', import.meta.url), { name: 'upgrade' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<CheckReply>) => {
      if ('report' in data) own.terminate();
      setState(data);
    };
    own.onerror = (event) => {
      event.preventDefault();
      own.terminate();
      setState({ isUnloaded: true });
    };
    own.postMessage(request);
  }

  useEffect(() => () => worker.current?.terminate(), []);
  return { state, check, cancel };
}

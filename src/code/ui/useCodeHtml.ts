import { useEffect, useState } from 'react';
import type { PageCode } from '../browser/pageCode';

/** HTML of a piece of code, null while it is on its way. */
export interface CodeState {
  html: string | null;
  hasFailed: boolean;
}

/** The HTML of one fence or demo of a page. There at once on the server and while hydrating. */
export function useCodeHtml(code: Pick<PageCode, 'read' | 'load'>, index: number): CodeState {
  const [state, setState] = useState<CodeState>(() => ({
    html: code.read(index),
    hasFailed: false,
  }));
  useEffect(() => {
    let isCurrent = true;
    const show = (hasFailed: boolean): void => {
      if (isCurrent) setState({ html: code.read(index), hasFailed });
    };
    // The live server replaces the code of a page that is open.
    if (code.read(index) !== null) show(false);
    else
      code.load().then(
        () => show(false),
        () => show(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [code, index]);
  return state;
}

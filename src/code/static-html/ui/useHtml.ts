import { useEffect, useState } from 'react';
import { createListeners } from '../../../utils/listeners';
import type { StaticHtml } from '../browser/staticHtml';

/** A piece of static HTML; null while it is being fetched. */
export interface HtmlState {
  html: string | null;
  hasFailed: boolean;
}

const { subscribe, tell } = createListeners();

/** Fetches everything again that could not be fetched: pieces of a page are in the same file. */
export const retryHtml = tell;

/** Returns one piece of a page's static HTML. It is available at once on the server and during hydration. */
export function useHtml(source: Pick<StaticHtml, 'read' | 'load'>, index: number): HtmlState {
  const [state, setState] = useState<HtmlState>(() => ({
    html: source.read(index),
    hasFailed: false,
  }));
  useEffect(() => {
    let isCurrent = true;
    const show = (hasFailed: boolean): void => {
      if (isCurrent) setState({ html: source.read(index), hasFailed });
    };
    const load = (): void => {
      source.load().then(
        () => show(false),
        () => show(true),
      );
    };
    // The live server may replace the code of a page that is open.
    if (source.read(index) !== null) {
      show(false);
      return undefined;
    }
    load();
    const unsubscribe = subscribe(load);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [source, index]);
  return state;
}

import { useEffect, useState } from 'react';
import type { StaticHtml } from '../browser/staticHtml';

/** A piece of static HTML, null while it is on its way. */
export interface HtmlState {
  html: string | null;
  hasFailed: boolean;
}

/** One piece of a page's static HTML. There at once on the server and while hydrating. */
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
    // The live server replaces the code of a page that is open.
    if (source.read(index) !== null) show(false);
    else
      source.load().then(
        () => show(false),
        () => show(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [source, index]);
  return state;
}

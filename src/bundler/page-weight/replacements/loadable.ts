import { createElement, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

interface Options<Loaded> {
  loader: () => Promise<Loaded>;
  loading: ComponentType<LoadingComponentProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

/** An attempt to load: one of `loaded` and `error` is set before those who wait for `promise` continue. */
interface Attempt<Loaded> {
  promise: Promise<unknown>;
  loaded?: Loaded;
  error?: unknown;
}

type LoadableRoute = ComponentType<object> & { preload: () => Promise<unknown> };

/**
 * Replaces `react-loadable` in the browser with the part that Docusaurus' routes use, at a third of the size: a component that
 * renders what `loader` loads, at once if `preload` has loaded it, and `loading` before that or if it fails. The server renders
 * with the original.
 */
export default function loadable<Loaded>({
  loader,
  loading,
  render,
}: Options<Loaded>): LoadableRoute {
  let attempt: Attempt<Loaded> | undefined;

  function start(): Attempt<Loaded> {
    if (attempt) return attempt;
    const started: Attempt<Loaded> = {
      promise: loader().then(
        (loaded) => (started.loaded = loaded),
        (error: unknown) => {
          started.error = error;
          throw error;
        },
      ),
    };
    return (attempt = started);
  }

  function Loadable(props: object): ReactNode {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const { promise, loaded, error = null } = start();
    const isLoading = loaded === undefined && error === null;
    useEffect(() => {
      // A page that was there when it rendered must not render again.
      if (!isLoading) return undefined;
      let shown = true;
      const show = (): void => {
        if (shown) update();
      };
      promise.then(show, show);
      return () => {
        shown = false;
      };
    }, [promise, isLoading]);
    if (loaded !== undefined) return render(loaded, props);
    const retry = (): void => {
      attempt = undefined;
      update();
    };
    return createElement(loading, { isLoading, pastDelay: false, timedOut: false, error, retry });
  }
  // The original repeats the error of an attempt that has failed; this starts another one.
  Loadable.preload = () => {
    if (attempt?.error !== undefined) attempt = undefined;
    return start().promise;
  };
  return Loadable;
}

/** As upstream: loads several modules, and renders once all of them are there. */
loadable.Map = <Loaded>({
  loader: loaders,
  ...options
}: Omit<Options<Record<string, Loaded>>, 'loader'> & {
  loader: Record<string, () => Promise<Loaded>>;
}): LoadableRoute =>
  loadable({
    ...options,
    loader: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const),
        ),
      ),
  });

import type PanelComponent from './Panel';

let loading: Promise<typeof PanelComponent> | undefined;

/** Loads the results of search, once; after a failure again. */
export function loadPanel(): Promise<typeof PanelComponent> {
  loading ??= import('./Panel').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  // Whoever only prepares does not wait for it.
  loading.catch(() => undefined);
  return loading;
}

import type * as ReactModule from 'react';
import type { ComponentType } from 'react';
import type { createRoot, Root } from 'react-dom/client';
import type DemoProviders from '../../../demos/browser/runtime/DemoProviders';
import type { Look } from '../../protocol';

/** What a stage needs; it is loaded with the packages. */
export interface StageParts {
  React: typeof ReactModule;
  createRoot: typeof createRoot;
  Providers: typeof DemoProviders;
}

interface Mounted {
  /** Its position in the order in which components were passed. */
  order: number;
  root: Root;
  place: HTMLElement;
  Component: ComponentType;
  props: object | undefined;
  onMount: () => void;
}

/** Milliseconds before a component that has crashed is mounted again: it might crash each time. */
const pause = 1000;

/**
 * Creates the stage that edited components run on.
 *
 * @param onCrash - called with what a component throws after it has been shown; the component is mounted again after a pause
 */
export function createStage(
  { React, createRoot, Providers }: StageParts,
  firstLook: Look,
  onCrash: (error: unknown) => void,
) {
  const { createElement, Fragment, useEffect } = React;
  let look = firstLook;
  let current: Mounted | undefined;
  let newest: Mounted | undefined;
  let count = 0;

  function Mount({ onMount }: { onMount: () => void }): null {
    useEffect(onMount, [onMount]);
    return null;
  }

  const ignore = (): void => undefined;
  function render({ root, Component, props, onMount }: Mounted): void {
    root.render(
      createElement(
        Fragment,
        null,
        createElement(
          Providers,
          { ...look, hasOwnScheme: false, children: undefined },
          createElement(Component, props),
        ),
        createElement(Mount, { onMount }),
      ),
    );
  }

  function remove({ root, place }: Mounted): void {
    root.unmount();
    place.remove();
  }

  /** Replaces the shown component once the new one has mounted without an error; otherwise rejects with that error. */
  function show(Component: ComponentType, props?: object): Promise<void> {
    const place = document.createElement('div');
    // Laid out, so that the component can measure itself, but not visible yet.
    place.dataset.place = 'next';
    document.body.append(place);
    count += 1;
    let hasFailed = false;
    return new Promise((resolve, reject) => {
      function onError(error: unknown): void {
        hasFailed = true;
        const isShown = current === mounted;
        // Later, since React is still at work on this root.
        setTimeout(() => remove(mounted));
        if (!isShown) {
          reject(error as Error);
          return;
        }
        current = undefined;
        onCrash(error);
        setTimeout(() => {
          if (newest === mounted) show(Component, props).catch(ignore);
        }, pause);
      }
      // Errors that the edited code catches itself stay out of the console.
      const root = createRoot(place, { onCaughtError: ignore, onUncaughtError: onError });
      const mounted: Mounted = {
        order: count,
        root,
        place,
        Component,
        props,
        onMount() {
          // In a task of its own: by then, React has given up on a component that sets its state in every layout effect.
          setTimeout(() => {
            if (hasFailed) return;
            if (current && current.order > mounted.order) {
              // The one that is shown is newer, and was ready first.
              resolve();
              remove(mounted);
              return;
            }
            const before = current;
            current = mounted;
            place.dataset.place = 'now';
            resolve();
            // Last: what its effects throw when they end is no error of what is shown from now on.
            if (before && before !== mounted) remove(before);
          });
        },
      };
      newest = mounted;
      render(mounted);
    });
  }

  return {
    show,
    setLook(next: Look): void {
      look = next;
      if (current) render(current);
    },
  };
}

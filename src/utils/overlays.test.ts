import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Overlays from './overlays';

interface Tab {
  /** Changes the address and reports it; returns whether the router heard of it. */
  go: (index: number, pathname?: string) => boolean;
  returned: number[];
}

/** Simulates a tab at position 2 of its history, and loads the module there. */
async function openTab({
  hasNavigation = true,
  section,
}: { hasNavigation?: boolean; section?: object | undefined } = {}): Promise<Tab & typeof Overlays> {
  const listeners: ((event: object) => void)[] = [];
  const returned: number[] = [];
  const currentEntry = { index: 2 };
  const location = { pathname: '/a/' };
  let onEntry = (_event: object): void => undefined;
  vi.stubGlobal('window', {
    location,
    history: { go: (steps: number) => returned.push(steps) },
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
  });
  vi.stubGlobal(
    'navigation',
    hasNavigation
      ? {
          currentEntry,
          addEventListener: (_type: string, listener: typeof onEntry) => (onEntry = listener),
        }
      : section,
  );
  vi.resetModules();
  const overlays = await import('./overlays');
  overlays.listenForBack();
  return {
    ...overlays,
    returned,
    go(index, pathname = location.pathname) {
      const from = { index: currentEntry.index };
      Object.assign(currentEntry, { index });
      Object.assign(location, { pathname });
      onEntry({ from });
      let isHeard = true;
      listeners.forEach((listen) => listen({ stopImmediatePropagation: () => (isHeard = false) }));
      return isHeard;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('closeOnBack', () => {
  it('closes the overlay in front, returns, and hides both moves from the router', async () => {
    const { closeOnBack, go, returned } = await openTab();
    const closed: string[] = [];
    closeOnBack(() => closed.push('below'));
    const release = closeOnBack(() => closed.push('front'));
    expect(go(1, '/b/')).toBe(false);
    expect([closed, returned]).toEqual([['front'], [1]]);
    expect(go(2, '/a/')).toBe(false);
    release();
    expect(go(4, '/c/')).toBe(false);
    expect([closed, returned]).toEqual([
      ['front', 'below'],
      [1, -2],
    ]);
  });

  it('leaves everything to the router when nothing is open', async () => {
    const { closeOnBack, go, returned } = await openTab();
    closeOnBack(() => undefined)();
    expect(go(1, '/b/')).toBe(true);
    expect(returned).toEqual([]);
  });

  it('closes a part of the page only when the page would change', async () => {
    const { closeOnBack, go, returned } = await openTab();
    const close = vi.fn();
    closeOnBack(close, true);
    expect(go(1)).toBe(true);
    expect(close).not.toHaveBeenCalled();
    expect(go(0, '/b/')).toBe(false);
    expect(close).toHaveBeenCalledOnce();
    expect(returned).toEqual([1]);
  });

  it.each([
    ['', undefined],
    [', but the page a section with its name', new EventTarget()],
  ])('lets the page change, too, if the browser has no Navigation API%s', async (_, section) => {
    const { closeOnBack, canCloseAlone, go } = await openTab({ hasNavigation: false, section });
    const close = vi.fn();
    closeOnBack(close);
    expect(canCloseAlone).toBe(false);
    expect(go(1, '/b/')).toBe(true);
    expect(close).toHaveBeenCalledOnce();
  });
});

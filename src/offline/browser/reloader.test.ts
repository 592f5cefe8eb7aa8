import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReloader } from './reloader';

let kept: string | null;
let reload: ReturnType<typeof vi.fn<() => void>>;
const state = { busy: false, focused: true };

const create = () =>
  createReloader({
    isBusy: () => state.busy,
    isFocused: () => state.focused,
    slot: { load: () => kept, save: (value) => void (kept = value) },
    reload,
  });

beforeEach(() => {
  kept = null;
  reload = vi.fn();
  Object.assign(state, { busy: false, focused: true });
});

describe('a new build', () => {
  it('reloads the page once, even if requested again', () => {
    const reloader = create();
    reloader.request('b');
    reloader.attempt();
    reloader.request('b');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page again after it has reloaded', () => {
    create().request('b');
    create().request('b');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not cause a reload loop when two builds alternate', () => {
    for (const build of ['b', 'a', 'b', 'a', 'b']) create().request(build);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits until the tab has focus and the reader is not busy', () => {
    const reloader = create();
    state.focused = false;
    reloader.request('b');
    state.focused = true;
    state.busy = true;
    reloader.attempt();
    expect(reload).not.toHaveBeenCalled();
    state.busy = false;
    reloader.attempt();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page if what it remembered is damaged', () => {
    for (const damaged of ['[', '{}']) {
      kept = damaged;
      create().request(`after ${damaged}`);
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page if storage is blocked', () => {
    const slot = { load: () => null, save: () => undefined };
    createReloader({ isBusy: () => false, isFocused: () => true, slot, reload }).request('b');
    expect(reload).not.toHaveBeenCalled();
  });
});

import { createListeners } from '../../utils/listeners';
import { storageSlot, type Slot } from '../../utils/slots';

/** The entries of one page that a reader has checked off. */
export interface Ticks {
  /** Returns their ids; the same set until something changes. */
  get: () => ReadonlySet<string>;
  /** Checks an entry off, or unchecks it. */
  toggle: (id: string) => void;
  /** Takes over what another tab has saved. */
  refresh: () => void;
  /** Calls the listener after each change; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** The ticks on the server, which knows nothing about the reader. */
export const noTicks: ReadonlySet<string> = new Set();

/** Reads a saved value; anything other than a list of ids counts as no ticks. */
function readIds(saved: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : noTicks;
  } catch {
    return noTicks;
  }
}

/**
 * Creates the ticks of a page, kept in a slot. Where the slot is blocked, they last for this visit.
 *
 * Ids that the page doesn't have are kept: the reader may be looking at an older copy of it.
 */
export function createTicks(slot: Slot): Ticks {
  let text = slot.load();
  let ids = readIds(text);
  const { subscribe, tell } = createListeners();
  const refresh = (): void => {
    const saved = slot.load();
    if (saved === text) return;
    text = saved;
    ids = readIds(saved);
    tell();
  };
  return {
    get: () => ids,
    refresh,
    toggle(id) {
      refresh();
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      ids = next;
      slot.save(next.size > 0 ? JSON.stringify([...next]) : null);
      text = slot.load();
      tell();
    },
    subscribe,
  };
}

const keyPrefix = 'migration.';
const known = new Map<string, Ticks>();

/** Returns the ticks of a page in this browser, by the name of the page's folder. They follow changes in other tabs. */
export function ticksOf(page: string): Ticks {
  const found = known.get(page);
  if (found) return found;
  const key = keyPrefix + page;
  const ticks = createTicks(storageSlot(key));
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) ticks.refresh();
  });
  known.set(page, ticks);
  return ticks;
}

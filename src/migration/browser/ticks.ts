import { createListeners } from '../../utils/listeners';
import { listIn } from '../../utils/listIn';
import { followTabs } from '../../utils/preference';
import { remember } from '../../utils/remember';
import { storageSlot, type Slot } from '../../utils/slots';

/** The ticks on the server, which knows nothing about the reader. */
export const noTicks: ReadonlySet<string> = new Set();

/** Reads a saved value; anything other than a list of ids counts as no ticks. */
const readIds = (saved: string | null): ReadonlySet<string> =>
  new Set(listIn(saved).filter((id) => typeof id === 'string'));

/**
 * Creates the ticks of a page, the entries that a reader has checked off, kept in a slot. Where the slot is blocked, they last
 * for this visit.
 *
 * Ids that the page doesn't have are kept: the reader may be looking at an older copy of it.
 */
export function createTicks(slot: Slot) {
  let text = slot.load();
  let ids = readIds(text);
  const { subscribe, tell } = createListeners();
  /** Takes over what another tab has saved. */
  const refresh = (): void => {
    const saved = slot.load();
    if (saved === text) return;
    text = saved;
    ids = readIds(saved);
    tell();
  };
  return {
    /** Returns their ids; the same set until something changes. */
    get: () => ids,
    refresh,
    /** Checks an entry off, or unchecks it. */
    toggle(id: string): void {
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
const known = new Map<string, ReturnType<typeof createTicks>>();

/** Returns the ticks of a page in this browser, by the name of the page's folder. They follow changes in other tabs. */
export const ticksOf = (page: string): ReturnType<typeof createTicks> =>
  remember(known, page, () => {
    const key = keyPrefix + page;
    const ticks = createTicks(storageSlot(key));
    followTabs(key, { receive: ticks.refresh, refresh: ticks.refresh });
    return ticks;
  });

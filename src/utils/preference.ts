import { createListeners } from './listeners';
import type { Slot } from './slots';

/** The part of a page's address that a preference may read, as in `location`. */
type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface PreferenceOptions<T extends string> {
  /** Every value it may have; the first is the default. */
  values: readonly [T, ...T[]];
  /** The attribute of `<html>` that carries it. */
  attribute: string;
  slot: Slot;
  /** The part of the address that may ask for a value. */
  addressPart?: 'search' | 'hash';
  /** What that part asks for, or null. It wins over the saved value, for that address only. By default, nothing does. */
  fromAddress?: (part: string) => T | null;
}

/** One preference of the reader on this page. */
export interface Preference<T extends string> {
  readonly defaultValue: T;
  get: () => T;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Sets the reader's choice: shows it, saves it, and ends the override by the address. */
  set: (next: T) => void;
  /** Reads the saved value again, since another tab may have changed it. */
  refresh: () => void;
  /** Takes over a raw value from another tab, which has already saved it. */
  receive: (raw: string | null) => void;
  /** Follows the page's address; to be called whenever it changes. */
  visit: (address: PageAddress) => void;
}

/** The `<html>` element and the address of the page; null on the server. */
export interface PageContext {
  root: Pick<HTMLElement, 'getAttribute' | 'setAttribute'>;
  address: PageAddress;
}

/** The page that this runs on; null on the server. */
export const thisPage: PageContext | null =
  typeof document === 'undefined'
    ? null
    : { root: document.documentElement, address: window.location };

/**
 * Creates a preference: one value per page, mirrored in an attribute of `<html>`.
 *
 * The rule is: address, else saved value, else default. The address is never saved, since following a link is
 * not a choice; a choice (here or in another tab) overrides it until the next address that asks for a value.
 * A saved value counts only if it differs from what was last seen in its slot, so that a choice
 * that could not be saved lasts for the page view.
 */
export function createPreference<T extends string>(
  {
    values,
    attribute,
    slot,
    addressPart = 'search',
    fromAddress = () => null,
  }: PreferenceOptions<T>,
  page: PageContext | null = thisPage,
): Preference<T> {
  const defaultValue = values[0];
  const valid = (raw: string | null): T => values.find((value) => value === raw) ?? defaultValue;
  const placeOf = (address: PageAddress): string => address.pathname + address[addressPart];
  const { subscribe, tell } = createListeners();

  let seen = page ? slot.load() : null;
  let saved = valid(seen);
  let asked = page ? fromAddress(page.address[addressPart]) : null;
  let place = page ? placeOf(page.address) : '';
  let shown = defaultValue;

  function show(): void {
    const next = asked ?? saved;
    if (page && page.root.getAttribute(attribute) !== next) page.root.setAttribute(attribute, next);
    if (next === shown) return;
    shown = next;
    tell();
  }

  function receive(raw: string | null): void {
    seen = slot.load();
    saved = valid(raw);
    asked = null;
    show();
  }

  show();
  return {
    defaultValue,
    get: () => shown,
    subscribe,
    set(next) {
      slot.save(next);
      seen = slot.load();
      saved = next;
      asked = null;
      show();
    },
    refresh() {
      const raw = slot.load();
      if (raw !== seen) receive(raw);
    },
    receive,
    visit(address) {
      if (placeOf(address) === place) return;
      place = placeOf(address);
      asked = fromAddress(address[addressPart]);
      show();
    },
  };
}

/** Makes what is kept in local storage under this key follow other tabs. */
export function followTabs(
  key: string,
  { receive, refresh }: Pick<Preference<string>, 'receive' | 'refresh'>,
): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key) receive(event.newValue);
    else if (event.key === null) refresh();
  });
  // A page in the back/forward cache misses these events.
  window.addEventListener('pageshow', refresh);
}

import type { UserAction } from '../events';
import type { ReportedEvent } from '../reportEvent';

/**
 * Whether a random draw falls into the sample: the one thing here that must differ from visit to visit.
 * @param rate 0 for none, 1 for all; NaN counts as 1
 */
export function isSampled(rate: number): boolean {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Number.isNaN(rate) || drawn / 2 ** 32 < rate;
}

/** Maximum length of a label, so that a whole queue fits into one beacon (64 kB). */
const labelLimit = 100;

/** Returns the event for something that the reader did. */
export function userAction({ category, action, label }: ReportedEvent): UserAction {
  return { name: 'user_action', category, action, label: label?.slice(0, labelLimit) || undefined };
}

/** Whether a click with a button other than the primary one opens a link in a new tab: only the middle one does. */
export const opensTab = ({ button, target }: MouseEvent): boolean =>
  button === 1 && target instanceof Element && target.closest('a[href]') !== null;

/**
 * Returns the event for a click, or null if the click does not count. The nearest ancestor with `data-ga-event-category`
 * says what it is, and with `data-ga-event-split` how often it counts (0.1: one in ten). A link to another host counts
 * without any attribute; its query and hash are left out.
 *
 * @param target where the click landed
 * @param host the site's own host
 */
export function clickEvent(target: EventTarget | null, host: string): UserAction | null {
  if (!(target instanceof Element)) return null;
  const tagged = target.closest<HTMLElement>('[data-ga-event-category]');
  if (tagged) {
    const {
      gaEventCategory: category = '',
      gaEventAction: action = 'click',
      gaEventLabel: label,
      gaEventSplit: split = '',
    } = tagged.dataset;
    return isSampled(Number.parseFloat(split)) ? userAction({ category, action, label }) : null;
  }
  const link = target.closest<HTMLAnchorElement>('a[href^=http]');
  return link && link.host !== host
    ? userAction({ category: 'outbound', action: 'open', label: link.origin + link.pathname })
    : null;
}

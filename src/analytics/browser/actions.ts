import type { UserAction } from '../events';
import { isSampled, type Random } from './random';
import type { ReportedEvent } from '../reportEvent';

/** What goes out as a label is cut here: a whole queue must fit into one beacon (64 kB). */
const labelLimit = 100;

/** The event of something that a reader did. */
export function userAction({ category, action, label }: ReportedEvent): UserAction {
  return {
    name: 'user_action',
    category,
    action,
    ...(label && { label: label.slice(0, labelLimit) }),
  };
}

/**
 * The event of a click, or null when it is none to tell of. The nearest ancestor with `data-ga-event-category` says
 * what it is, and with `data-ga-event-split` how often it counts (0.1: one in ten). A link to another host counts
 * without any attribute; its query and hash are nobody's business.
 *
 * @param target where the click landed
 * @param host the site's own host
 */
export function clickEvent(
  target: EventTarget | null,
  host: string,
  random: Random,
): UserAction | null {
  if (!(target instanceof Element)) return null;
  const tagged = target.closest<HTMLElement>('[data-ga-event-category]');
  if (tagged) {
    const {
      gaEventCategory: category = '',
      gaEventAction: action = 'click',
      gaEventLabel: label,
      gaEventSplit: split = '',
    } = tagged.dataset;
    return isSampled(Number.parseFloat(split), random)
      ? userAction({ category, action, label })
      : null;
  }
  const link = target.closest<HTMLAnchorElement>('a[href^=http]');
  return link && link.host !== host
    ? userAction({
        category: 'outbound',
        action: 'open',
        label: link.origin + link.pathname,
      })
    : null;
}

import { hasAnalytics } from '@generated/x-analytics/default/state';

/** The attributes by which the analytics client recognizes a control. A site without analytics has none of them. */
export interface EventAttributes {
  'data-ga-event-category'?: string;
  'data-ga-event-action'?: string;
  'data-ga-event-label'?: string;
}

/**
 * Returns attributes to spread on a control so that its use is counted, if the site has analytics and the reader agreed.
 * Add `data-ga-event-split="0.1"` to the control to count one use in ten.
 *
 * @param category the part of the site
 * @param action what the control does
 * @param label what it does that to
 */
export const eventAttributes = (
  category: string,
  action: string,
  label?: string,
): EventAttributes =>
  hasAnalytics
    ? {
        'data-ga-event-category': category,
        'data-ga-event-action': action,
        'data-ga-event-label': label,
      }
    : {};

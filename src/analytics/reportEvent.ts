/** What happened, in the terms of the wire format. */
export interface ReportedEvent {
  /** The part of the site: `demo`, `search`, `outbound`. */
  category: string;
  /** What was done: `copy`. */
  action: string;
  /** What it was done to: a name, an address, a query. At most 100 characters are sent. */
  label?: string;
}

/** The name of the DOM event that carries a `ReportedEvent` to the analytics client. */
export const reportedEventName = 'x:event';

/**
 * Reports something other than a click on an element with `data-ga-event-category` to the analytics client, such as a search
 * without results, if there is a client and the reader agreed.
 * Uses a DOM event, so that callers load none of the client. Never throws.
 */
export function reportEvent(event: ReportedEvent): void {
  window.dispatchEvent(new CustomEvent<ReportedEvent>(reportedEventName, { detail: event }));
}

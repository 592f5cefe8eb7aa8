/** What happened, in the words of the wire format: `category` is the part of the site, `action` what was done. */
export interface ReportedEvent {
  category: string;
  action: string;
  label?: string;
}

/** The name of the DOM event that carries a `ReportedEvent` to the client of analytics. */
export const reportedEventName = 'x:event';

/**
 * Tells the client of analytics, when there is one and the reader agreed, that something happened that
 * is no click on an element with `data-ga-event-category`: a search without results, say.
 * A DOM event, so that whoever reports loads nothing of the client. Never throws.
 */
export function reportEvent(event: ReportedEvent): void {
  window.dispatchEvent(new CustomEvent<ReportedEvent>(reportedEventName, { detail: event }));
}

import { createTransports } from '@generated/x-analytics/default/setup';
import { isSitePath } from '../../navigation/sitePaths';
import { clickEvent, userAction } from './actions';
import { mayMeasure } from './consent';
import type { EventFields, Transport } from '../events';
import { createPageViews, pageView } from './pageViews';
import { browserRandom } from './random';
import { reportedEventName, type ReportedEvent } from '../reportEvent';
import { userProperties } from './userProperties';
import { forgetVitals, startVitals } from './vitals';

/** Everything that measures, from the reader's yes to a no. */
export interface Tracker {
  /** The reader opened another page. */
  visit: (pathname: string) => void;
  /** Ends all measuring, drops what has not been sent and forgets what was stored. */
  stop: () => void;
}

// Of the module, because web vitals are observed until the page ends: after a stop they reach nobody.
let transports: Transport[] = [];

function send(fields: EventFields): void {
  // The browser's own no may have come meanwhile.
  if (!mayMeasure()) return;
  const event = { ...fields, time: Date.now(), user: userProperties() };
  transports.forEach((transport) => transport.send(event));
}

/** Counts a page; one that is not there is told of besides, because somewhere a link leads to it. */
function countPage(pathname: string): void {
  const view = pageView(pathname, document.title);
  send(view);
  if (!isSitePath(pathname))
    send(userAction({ category: 'page', action: 'missing', label: view.path }));
}

/** Starts to measure, with the page that is open now. */
export function startTracker(): Tracker {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pageViews = createPageViews(countPage);
  transports = createTransports();

  // While capturing: no handler of the page can have stopped the event or changed what it was about.
  document.addEventListener(
    'click',
    ({ target }) => {
      const event = clickEvent(target, location.host, browserRandom);
      if (event) send(event);
    },
    { capture: true, signal },
  );
  window.addEventListener(
    reportedEventName,
    ({ detail }: CustomEventInit<ReportedEvent>) => {
      if (detail) send(userAction(detail));
    },
    { signal },
  );
  startVitals(send);
  pageViews.visit(location.pathname);

  return {
    visit: pageViews.visit,
    stop() {
      listeners.abort();
      pageViews.stop();
      transports.forEach((transport) => transport.stop());
      transports = [];
      forgetVitals();
    },
  };
}

import { createTransports } from '@generated/x-analytics/default/setup';
import { missingPageAttribute } from '../../navigation/missingPage';
import { clickEvent, opensTab, userAction } from './actions';
import { mayMeasure } from './consent';
import type { EventFields, Transport, UserProperties } from '../events';
import { operatingSystem } from './operatingSystem';
import { createPageViews, pageView, whenShown } from './pageViews';
import { reportedEventName, type ReportedEvent } from '../reportEvent';
import { forgetVitals, startVitals } from './vitals';

/**
 * Returns what is known about the reader's environment right now. Read again for every event, so that it follows changes: a
 * window moved to another screen, a color scheme chosen in between.
 */
function userProperties(): UserProperties {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant === 'JS' ? 'JS' : 'TS',
    language: lang,
    operatingSystem: operatingSystem(navigator),
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    systemColorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    chosenColorScheme: dataset.themeChoice as UserProperties['chosenColorScheme'],
  };
}

// At module level, because web vitals are observed until the page ends: after a stop there is no transport to send them.
let transports: Transport[] = [];

function send(fields: EventFields): void {
  // The browser may have opted out meanwhile.
  if (!mayMeasure()) return;
  const event = { ...fields, time: Date.now(), user: userProperties() };
  transports.forEach((transport) => transport.send(event));
}

/**
 * Counts a page. Also reports a missing one, because a link leads to it from somewhere. The page itself says that it is missing:
 * routes do not tell, as one of them serves all demos.
 */
function countPage(): void {
  // Uses the current address, not the one at opening: going from a guide to its tab changes the title with the address.
  const view = pageView(location.pathname, document.title);
  send(view);
  if (document.querySelector(`[${missingPageAttribute}]`))
    send(userAction({ category: 'page', action: 'missing', label: view.path }));
}

/** Starts measuring, beginning with the page that is open now, until the consent ends. */
export function startTracker() {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pageViews = createPageViews(countPage);
  transports = createTransports();

  // In the capture phase: no handler of the page can have stopped the event or changed what it refers to.
  const countClick = ({ target }: Event): void => {
    const event = clickEvent(target, location.host);
    if (event) send(event);
  };
  document.addEventListener('click', countClick, { capture: true, signal });
  document.addEventListener(
    'auxclick',
    (event) => {
      if (opensTab(event)) countClick(event);
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
  whenShown(document, () => pageViews.visit(location.pathname), signal);

  return {
    visit: pageViews.visit,
    /** Stops measuring, drops unsent events and removes what was stored. */
    stop(): void {
      listeners.abort();
      pageViews.stop();
      transports.forEach((transport) => transport.stop());
      transports = [];
      forgetVitals();
    },
  };
}

export type Tracker = ReturnType<typeof startTracker>;

import type { ProductId } from '../products';
import type { OperatingSystem } from './browser/operatingSystem';
import type { ReportedEvent } from './reportEvent';

/** What the documentation needs to know about a reader; nothing that tells one reader from another. */
export interface UserProperties {
  codeVariant: 'TS' | 'JS';
  /** The language of the page: `en`. */
  language: string;
  operatingSystem: OperatingSystem;
  /** Device pixels per CSS pixel, one decimal. */
  devicePixelRatio: number;
  /** The system's preference. */
  systemColorScheme: 'light' | 'dark';
  chosenColorScheme: 'light' | 'dark' | 'system';
}

/** A page was open for at least the delay in `pageViews.ts`. */
export interface PageView {
  name: 'page_view';
  /** The document's title. */
  title: string;
  /** See `pagePath`: without host, query and hash. */
  path: string;
  productId: ProductId;
  categoryId: 'x';
}

/** A control was used, an outbound link followed, or something was reported by `reportEvent`. */
export interface UserAction extends ReportedEvent {
  name: 'user_action';
}

/** One measurement of the `web-vitals` library. */
export interface WebVital {
  name: 'web_vital';
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS its score with four decimals. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The path of the page the visit began with. */
  path: string;
}

export type EventFields = PageView | UserAction | WebVital;

/** One event on the wire. */
export type AnalyticsEvent = EventFields & {
  /** When it happened, in milliseconds since 1970. */
  time: number;
  user: UserProperties;
};

/** What the `beacon` transport posts: JSON in this form, sent as `text/plain` so that no preflight is needed. */
export interface BeaconBody {
  version: 1;
  /** Oldest first, at least one. */
  events: AnalyticsEvent[];
}

/** A connection to a service. Neither function throws or waits, whatever the service or the browser does. */
export interface Transport {
  send: (event: AnalyticsEvent) => void;
  /** Called when consent ends: drops unsent events and removes what the service has stored. */
  stop: () => void;
}

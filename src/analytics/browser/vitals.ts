import { vitalsRate } from '@generated/x-analytics/default/setup';
import type { WebVital } from '../events';
import { pagePath } from './pageViews';
import { browserRandom, isSampled } from './actions';

/** Session storage key of whether this session is sampled: `1` or `0`. */
const VITALS_KEY = 'analytics-vitals';

/** Decides once per session, so that a sampled one is measured in full. If storage is blocked, decides once per page. */
function isSessionSampled(): boolean {
  try {
    sessionStorage[VITALS_KEY] ??= Number(isSampled(vitalsRate, browserRandom));
    return sessionStorage[VITALS_KEY] === '1';
  } catch {
    return isSampled(vitalsRate, browserRandom);
  }
}

let isStarted = false;

/** Measures the web vitals of this page, if the session is sampled; the library is fetched only then. */
export function startVitals(send: (vital: WebVital) => void): void {
  if (isStarted || !isSessionSampled()) return;
  isStarted = true;
  const path = pagePath(location.pathname);
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
        observe(({ name, value, rating }) => {
          const decimals = name === 'CLS' ? 1e4 : 1;
          send({
            name: 'web_vital',
            metric: name,
            value: Math.round(value * decimals) / decimals,
            rating,
            path,
          });
        });
      }
    },
    () => undefined,
  );
}

/** Forgets the decision of this session. */
export function forgetVitals(): void {
  try {
    sessionStorage.removeItem(VITALS_KEY);
  } catch {
    // Storage is blocked, so nothing is there.
  }
}

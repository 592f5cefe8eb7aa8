import { vitalsRate } from '@generated/x-analytics/default/setup';
import { storageSlot } from '../../utils/slots';
import type { WebVital } from '../events';
import { pagePath } from './pageViews';
import { isSampled } from './actions';

/** Whether this session is sampled: `1` or `0`. */
const sample = storageSlot('analytics-vitals', 'sessionStorage');

/** Decides once per session, so that a sampled one is measured in full. If storage is blocked, decides once per page. */
function isSessionSampled(): boolean {
  const known = sample.load() ?? String(Number(isSampled(vitalsRate)));
  sample.save(known);
  return known === '1';
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
export const forgetVitals = (): void => sample.save(null);

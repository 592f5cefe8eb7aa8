/**
 * The client module of a site with analytics: a few lines on every page, which load the tracker once the reader has
 * agreed and stop it when the consent ends.
 */
import type { ClientModule } from '@docusaurus/types';
import { followTabs } from '../../utils/preference';
import { CONSENT_KEY, consent, mayMeasure } from './consent';
import type { Tracker } from './tracker';

let tracker: Tracker | null = null;
let isLoading = false;

function follow(): void {
  if (!mayMeasure()) {
    tracker?.stop();
    tracker = null;
  } else if (!tracker && !isLoading) {
    isLoading = true;
    import('./tracker')
      .then(({ startTracker }) => {
        if (mayMeasure()) tracker = startTracker();
      })
      // Blocked or offline: the next page tries again.
      .catch(() => undefined)
      .finally(() => {
        isLoading = false;
      });
  }
}

if (typeof document !== 'undefined') {
  consent.subscribe(follow);
  followTabs(CONSENT_KEY, consent);
}

/** Reports an opened page. A new hash or query is still the same page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  if (tracker) tracker.visit(location.pathname);
  else follow();
};

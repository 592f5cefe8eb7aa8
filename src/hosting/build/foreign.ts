import type { AnalyticsSettings } from '../../analytics/build/settings';
import type { ForeignSources } from '../headers';

/** Returns the origin of an address, or nothing for a path on the site's own host. */
const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** GA4 as Google documents it: https://developers.google.com/tag-platform/security/guides/csp */
const google = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Returns what a maintainer's settings let pages reach beyond the site's own host. */
export function foreignSourcesOf({
  iconFontUrl,
  analytics,
}: {
  iconFontUrl?: string;
  analytics?: AnalyticsSettings;
}): ForeignSources {
  const { script, connect } = analytics?.measurementId ? google : { script: [], connect: [] };
  return {
    script,
    connect: [...connect, ...originOf(analytics?.endpoint)],
    style: originOf(iconFontUrl),
    font: originOf(iconFontUrl),
  };
}

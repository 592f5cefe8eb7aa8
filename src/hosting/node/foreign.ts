import type { AnalyticsSettings } from '../../analytics/node/settings';
import type { IconFont } from '../../demos/node/iconFont';
import type { ForeignSources } from '../headers';

/** Returns the origin of an address, or nothing for a path on the site's own host. */
const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * GA4 as Google documents it, with its one script instead of everything on that host, which serves scripts that anyone can upload:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const google = {
  script: ['https://www.googletagmanager.com/gtag/js'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Returns what a maintainer's settings let pages reach beyond the site's own host. */
export function foreignSourcesOf({
  iconFont,
  analytics,
}: {
  iconFont?: IconFont;
  analytics?: AnalyticsSettings;
}): ForeignSources {
  const { script, connect } = analytics?.measurementId ? google : { script: [], connect: [] };
  return {
    script,
    connect: [...connect, ...originOf(analytics?.endpoint)],
    style: originOf(iconFont?.stylesheet),
    font: [...originOf(iconFont?.stylesheet), ...(iconFont?.fontHosts ?? [])],
  };
}

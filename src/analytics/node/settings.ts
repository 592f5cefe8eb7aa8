/** The environment variables that turn analytics on and say how it works. */
export const analyticsVariables = {
  endpoint: 'ANALYTICS_ENDPOINT',
  measurementId: 'ANALYTICS_MEASUREMENT_ID',
  vitalsRate: 'ANALYTICS_VITALS_RATE',
} as const;

/** The default share of sessions whose web vitals are measured: 1 in 10,000. */
const defaultVitalsRate = 0.0001;

/** The settings that a maintainer chose; at least one of `endpoint` and `measurementId` is set. */
export interface AnalyticsSettings {
  /** Where the `beacon` transport sends: a path on the site's own host, or an http(s) address. */
  endpoint?: string;
  /** The GA4 property of the `gtag` transport. */
  measurementId?: string;
  /** Share of sessions, 0 to 1. */
  vitalsRate: number;
}

const fail = (variable: string, found: string, allowed: string): never => {
  throw new Error(`${variable}: found ${JSON.stringify(found)}; ${allowed}`);
};

function parseEndpoint(value: string): string {
  const isPath = /^\/(?![/\\])\S*$/.test(value);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.username && !url.hash;
  return isPath || isAddress
    ? value
    : fail(
        analyticsVariables.endpoint,
        value,
        'allowed are an http or https address without a fragment, such as "https://stats.example.com/collect", or a path on the site\'s own host, such as "/collect".',
      );
}

function parseMeasurementId(value: string): string {
  return /^G-[A-Z\d]+$/.test(value)
    ? value
    : fail(
        analyticsVariables.measurementId,
        value,
        'a GA4 measurement id is "G-" followed by capital letters or digits, such as "G-AB12CD34EF".',
      );
}

function parseRate(value: string): number {
  const rate = /^(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i.test(value) ? Number(value) : Number.NaN;
  return rate >= 0 && rate <= 1
    ? rate
    : fail(
        analyticsVariables.vitalsRate,
        value,
        'a share of sessions is a number from 0 to 1, such as "0.0001" for one in 10,000.',
      );
}

/**
 * Reads the analytics settings. An empty variable counts as unset.
 *
 * @param env the environment of the build
 * @returns undefined if there is neither an endpoint nor a measurement id: the site then has no analytics at all
 * @throws Error naming the variable, what was found and what is allowed
 */
export function parseAnalytics(env: NodeJS.ProcessEnv): AnalyticsSettings | undefined {
  const read = (name: keyof typeof analyticsVariables): string =>
    env[analyticsVariables[name]]?.trim() ?? '';
  const [endpoint, measurementId, rate] = [
    read('endpoint'),
    read('measurementId'),
    read('vitalsRate'),
  ];
  const settings = {
    ...(endpoint && { endpoint: parseEndpoint(endpoint) }),
    ...(measurementId && { measurementId: parseMeasurementId(measurementId) }),
    vitalsRate: rate ? parseRate(rate) : defaultVitalsRate,
  };
  return endpoint || measurementId ? settings : undefined;
}

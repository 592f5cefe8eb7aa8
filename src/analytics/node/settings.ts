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

const isEndpoint = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.username && !url.hash;
  return isAddress || /^\/(?![/\\])\S*$/.test(value);
};

const isRate = (value: string): boolean =>
  /^(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i.test(value) && Number(value) <= 1;

/** Whether a setting can have a value, and what is allowed. */
const rules: Record<keyof typeof analyticsVariables, [(value: string) => boolean, string]> = {
  endpoint: [
    isEndpoint,
    'allowed are an http or https address without a fragment, such as "https://stats.example.com/collect", or a path on the site\'s own host, such as "/collect".',
  ],
  measurementId: [
    (value) => /^G-[A-Z\d]+$/.test(value),
    'a GA4 measurement id is "G-" followed by capital letters or digits, such as "G-AB12CD34EF".',
  ],
  vitalsRate: [
    isRate,
    'a share of sessions is a number from 0 to 1, such as "0.0001" for one in 10,000.',
  ],
};

/**
 * Reads the analytics settings. An empty variable counts as unset.
 *
 * @param env the environment of the build
 * @returns undefined if there is neither an endpoint nor a measurement id: the site then has no analytics at all
 * @throws Error naming the variable, what was found and what is allowed
 */
export function parseAnalytics(env: NodeJS.ProcessEnv): AnalyticsSettings | undefined {
  const read = (name: keyof typeof analyticsVariables): string | undefined => {
    const variable = analyticsVariables[name];
    const value = env[variable]?.trim() || undefined;
    const [isValid, allowed] = rules[name];
    if (value && !isValid(value))
      throw new Error(`${variable}: found ${JSON.stringify(value)}; ${allowed}`);
    return value;
  };
  const [endpoint, measurementId] = [read('endpoint'), read('measurementId')];
  const vitalsRate = Number(read('vitalsRate') ?? defaultVitalsRate);
  return endpoint || measurementId ? { endpoint, measurementId, vitalsRate } : undefined;
}

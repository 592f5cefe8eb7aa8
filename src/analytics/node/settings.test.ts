import { describe, expect, it } from 'vitest';
import { setupModule, slotsModule } from '../plugin';
import { parseAnalytics } from './settings';

const failureOf = (env: Record<string, string>): string => {
  try {
    parseAnalytics(env as NodeJS.ProcessEnv);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const parse = (env: Record<string, string>) => parseAnalytics(env as NodeJS.ProcessEnv);

describe('parseAnalytics', () => {
  it('is off without an endpoint or measurement ID', () => {
    expect(parse({})).toBeUndefined();
    expect(parse({ ANALYTICS_VITALS_RATE: '0.5' })).toBeUndefined();
    expect(parse({ ANALYTICS_ENDPOINT: ' ', ANALYTICS_VITALS_RATE: '0.5' })).toBeUndefined();
  });

  it.each(['/collect', 'https://stats.example.com/collect?site=x', 'http://localhost:8080/'])(
    'accepts the endpoint %s',
    (endpoint) => {
      expect(parse({ ANALYTICS_ENDPOINT: ` ${endpoint} ` })).toEqual({
        endpoint,
        vitalsRate: 0.0001,
      });
    },
  );

  it.each([
    'collect',
    '//stats.example.com',
    '/\\stats.example.com',
    'ftp://a.test',
    'javascript:1',
    'https://user@a.test/',
    'https://a.test/#b',
    '/a b',
  ])('rejects the endpoint %s', (endpoint) => {
    expect(failureOf({ ANALYTICS_ENDPOINT: endpoint })).toMatch(
      /^ANALYTICS_ENDPOINT: found ".*"; allowed are an http or https address/,
    );
  });

  it('accepts a measurement ID, and rejects an invalid one', () => {
    expect(parse({ ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF' })).toEqual({
      measurementId: 'G-AB12CD34EF',
      vitalsRate: 0.0001,
    });
    for (const id of ['UA-123-1', 'G-', 'g-abc', "G-A'"])
      expect(failureOf({ ANALYTICS_MEASUREMENT_ID: id })).toContain(
        `ANALYTICS_MEASUREMENT_ID: found ${JSON.stringify(id)}; a GA4 measurement id is "G-"`,
      );
  });

  it('accepts a rate from 0 to 1, and rejects others even when nothing else is set', () => {
    for (const [text, vitalsRate] of Object.entries({ '0': 0, '1': 1, '.5': 0.5, '1e-3': 0.001 }))
      expect(parse({ ANALYTICS_ENDPOINT: '/c', ANALYTICS_VITALS_RATE: text })).toMatchObject({
        vitalsRate,
      });
    for (const rate of ['1.1', '-0.1', '10%', 'NaN', '0x1', 'often'])
      expect(failureOf({ ANALYTICS_VITALS_RATE: rate })).toContain(
        `ANALYTICS_VITALS_RATE: found "${rate}"; a share of sessions is a number from 0 to 1`,
      );
  });
});

describe('the generated modules', () => {
  it('import nothing without analytics', () => {
    expect(slotsModule(undefined)).not.toMatch(/import|from/);
  });

  it('import only the transports that are used', () => {
    const beacon = setupModule({ endpoint: '/collect"', vitalsRate: 0.5 });
    expect(beacon).toContain('transports/beacon');
    expect(beacon).toContain('createTransports = () => [beacon("/collect\\"")]');
    expect(beacon).toContain('vitalsRate = 0.5;');
    expect(beacon).not.toContain('gtag');
    const both = setupModule({ endpoint: '/c', measurementId: 'G-A', vitalsRate: 0 });
    expect(both).toContain('[beacon("/c"), gtag("G-A")]');
  });
});

import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';
import { claimsOf, show } from 'claims';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const address = 'https://x-telemetry.mui.com/v2/telemetry/record';
const grid: DataGridPremiumProps = { rows: [{ id: 1 }], columns: [{ field: 'id' }] };

/** The license is checked once for each package and key: each test gives a key of its own. */
let keys = 0;
const newKey = () => {
  keys += 1;
  LicenseInfo.setLicenseKey(`no key ${keys}`);
};
/** Charts Pro and the license package of the site share one copy of the settings. */
const chart = <BarChartPro height={100} series={[{ data: [1] }]} />;
const checkLicense = async () => {
  newKey();
  await show(chart);
};
/** Checks a license while telemetry is off, and waits until the event would be sent. */
const checkLicenseInVain = async () => {
  muiXTelemetrySettings.disableTelemetry();
  const read = vi.spyOn(Storage.prototype, 'getItem');
  await checkLicense();
  // The session is the last that it waits for, if a check before has computed the fingerprint.
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
};

const requests: { url: string; body: string }[] = [];

beforeEach(() => {
  requests.length = 0;
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url !== address) return own(input, init);
    requests.push({ url, body: String(init?.body) });
    return Promise.resolve(new Response('{}'));
  });
  // The components say that there is no license.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  muiXTelemetrySettings.disableTelemetry();
  vi.restoreAllMocks();
});

claim('although nothing leaves the machine', async () => {
  await checkLicense();
  await expect
    .poll(() => Object.keys(sessionStorage))
    .toContain('__mui_x_telemetry_c2Vzc2lvbl9pZA==');
  await expect
    .poll(() => Object.keys(localStorage))
    .toContain('__mui_x_telemetry_ZmluZ2VycHJpbnQ=');
  expect(requests).toEqual([]);
});

claim('A call wins over both of the above', async () => {
  vi.stubGlobal('__MUI_X_TELEMETRY_DISABLED__', true);
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect.poll(() => requests).toHaveLength(1);
  vi.unstubAllGlobals();
});

claim('The body is a list with one event', async () => {
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect.poll(() => requests).toHaveLength(1);
  const body = JSON.parse(requests[0]!.body) as { eventName: string; context: object }[];
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    eventName: 'licenseVerification',
    payload: { packageName: 'x-charts-pro', licenseStatus: expect.any(String) },
    context: { licenseKey: `no key ${keys}` },
  });
  expect(Object.keys(body[0]!.context)).toEqual(
    expect.arrayContaining(['sessionId', 'anonymousId', 'fingerprint', 'licenseKey']),
  );
});

claim(
  'The body has no contents of your components, no column names and no page addresses',
  async () => {
    muiXTelemetrySettings.enableTelemetry();
    newKey();
    await show(
      <BarChartPro
        height={100}
        dataset={[{ revenue: 8731 }]}
        series={[{ dataKey: 'revenue', label: 'Revenue' }]}
      />,
    );
    await expect.poll(() => requests).toHaveLength(1);
    const { body } = requests[0]!;
    for (const text of ['revenue', 'Revenue', '8731', location.href])
      expect(body).not.toContain(text);
  },
);

claim('once for each package and key in a page load', async () => {
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect.poll(() => requests).toHaveLength(1);
  await show(chart);
  newKey();
  await show(chart);
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests[1]?.body).toContain(`no key ${keys}`);
});

claim('the call has no effect on the grid', async () => {
  muiXTelemetrySettings.enableTelemetry();
  newKey();
  await show(<DataGridPremium {...grid} />);
  await checkLicense();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.body).toContain('x-charts-pro');
});

claim('filter by x-telemetry.mui.com and load a page', async () => {
  expect(new URL(address).hostname).toBe('x-telemetry.mui.com');
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect.poll(() => requests).toHaveLength(1);
  await checkLicenseInVain();
  expect(requests).toHaveLength(1);
});

claim('Debug mode prints the event instead of sending it', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  muiXTelemetrySettings.enableDebug();
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect
    .poll(() => printed.mock.calls.map(([first]) => first as unknown))
    .toContain('[mui-x-telemetry] event');
  expect(requests).toEqual([]);
});

claim('While telemetry is off no event is printed, because none would be sent', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  muiXTelemetrySettings.enableDebug();
  muiXTelemetrySettings.enableTelemetry();
  await checkLicense();
  await expect.poll(() => printed.mock.calls).toHaveLength(1);
  await checkLicenseInVain();
  expect(printed.mock.calls).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { operatingSystem } from './operatingSystem';

const withHint = (platform: string) =>
  operatingSystem({ userAgent: 'X11; Linux', maxTouchPoints: 0, userAgentData: { platform } });

it.each([
  ['Windows', 'Windows'],
  ['macOS', 'macOS'],
  ['Linux', 'Linux'],
  ['Android', 'Android'],
  ['iOS', 'iOS'],
  ['Chrome OS', 'ChromeOS'],
  ['Chromium OS', 'ChromeOS'],
  ['Fuchsia', 'other'],
])('maps the client hint %s to %s', (platform, system) => {
  expect(withHint(platform)).toBe(system);
});

const agents = {
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0',
  macOS:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17 Safari/605',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0',
  Android: 'Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0',
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari',
  ChromeOS:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/111.0 Safari/537.36',
  other: 'Mozilla/5.0 (PlayStation 5 3.03/SmartTV)',
};

it.each(Object.entries(agents))(
  'detects %s from the user agent without client hints',
  (system, userAgent) => {
    expect(operatingSystem({ userAgent, maxTouchPoints: 0 })).toBe(system);
    expect(operatingSystem({ userAgent, maxTouchPoints: 0, userAgentData: { platform: '' } })).toBe(
      system,
    );
  },
);

it('treats a Mac with a touch screen as an iPad', () => {
  expect(operatingSystem({ userAgent: agents.macOS, maxTouchPoints: 5 })).toBe('iOS');
});

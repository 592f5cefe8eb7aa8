import { Heatmap } from '@mui/x-charts-pro';
import { LicenseInfo } from '@mui/x-license';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as proGrid from '@mui/x-data-grid-pro';
import * as proTree from '@mui/x-tree-view-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { cells } from 'claims/grids';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import chartsLicense from '../../../node_modules/@mui/x-charts-pro/LICENSE?raw';
import premiumLicense from '../../../node_modules/@mui/x-data-grid-premium/LICENSE?raw';
import gridLicense from '../../../node_modules/@mui/x-data-grid-pro/LICENSE?raw';
import pickersLicense from '../../../node_modules/@mui/x-date-pickers-pro/LICENSE?raw';
import treeLicense from '../../../node_modules/@mui/x-tree-view-pro/LICENSE?raw';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const { DataGridPro } = proGrid;

function Cities() {
  return (
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro rows={[{ id: 1, city: 'Oslo' }]} columns={[{ field: 'city', width: 300 }]} />
    </div>
  );
}

// The package says each once for a page load, so this has to be the first claim that mounts a component of it.
claim('logs one error per package and page load', async () => {
  const messages = consoleMessages();
  const first = await show(<Cities />);
  await expect.element(first.getByText('MUI X Missing license key')).toBeVisible();
  await first.unmount();
  const second = await show(<Cities />);
  await expect.element(second.getByText('MUI X Missing license key')).toBeVisible();
  const ours = messages.filter((text) => text.includes('MUI X: Missing license key.'));
  expect(ours).toHaveLength(1);
});

// The only claim with a component of Premium, whose message is not shown yet.
claim('Console, between rows of asterisks', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <div style={{ height: 300 }}>
      <DataGridPremium rows={[]} columns={[]} />
    </div>,
  );
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  const lines = messages.find((text) => text.includes('MUI X: Missing'))?.split('\n') ?? [];
  expect(lines[0]).toMatch(/^\*{60,}$/);
  expect(lines[2]).toBe('MUI X: Missing license key.');
  expect(lines.at(-1)).toBe(lines[0]);
});

claim('through which clicks pass', async () => {
  consoleMessages();
  const screen = await show(<Cities />);
  const mark = screen.getByText('MUI X Missing license key');
  await expect.element(mark).toBeVisible();
  expect(getComputedStyle(mark.element()).pointerEvents).toBe('none');
  await expect.poll(() => cells('city')).toEqual(['Oslo']);
  await userEvent.click(screen.getByText('Oslo'));
  await expect.poll(() => document.querySelector('[role=row][aria-selected=true]')).not.toBeNull();
});

claim('is in the middle of the nearest element around them that has a position', async () => {
  consoleMessages();
  const chart = (position: 'relative' | 'static') => (
    <div style={{ position: 'relative', paddingBottom: 400 }}>
      <div style={{ position }} data-testid="box">
        <Heatmap height={200} xAxis={[{ data: ['a'] }]} yAxis={[{ data: ['b'] }]} series={[]} />
      </div>
    </div>
  );
  const isInBox = () => {
    const notice = screen.getByText('MUI X Missing license key').element().getBoundingClientRect();
    const box = screen.getByTestId('box').element().getBoundingClientRect();
    return notice.top >= box.top && notice.bottom <= box.bottom;
  };
  const screen = await show(chart('static'));
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  await expect.poll(isInBox).toBe(false);
  await screen.rerender(chart('relative'));
  await expect.poll(isInBox).toBe(true);
});

claim('The component packages do not export LicenseInfo', () => {
  expect(Object.keys(proGrid)).not.toContain('LicenseInfo');
  expect(Object.keys(proTree)).not.toContain('LicenseInfo');
  expect(typeof LicenseInfo.setLicenseKey).toBe('function');
});

claim(
  'A component that rendered without a key keeps its watermark until it is mounted again',
  async () => {
    const before = LicenseInfo.getLicenseKey();
    consoleMessages();
    const screen = await show(<Cities />);
    await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
    // A valid key can't be in a test: a wrong one has another watermark.
    LicenseInfo.setLicenseKey('not a key');
    try {
      await screen.rerender(<Cities />);
      await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
      await screen.rerender(<Cities key="again" />);
      await expect.element(screen.getByText('MUI X Invalid license key')).toBeVisible();
    } finally {
      LicenseInfo.setLicenseKey(before as string);
    }
  },
);

claim('MUI X Invalid license key', async () => {
  const before = LicenseInfo.getLicenseKey();
  consoleMessages();
  LicenseInfo.setLicenseKey('not a key');
  try {
    const screen = await show(<Cities />);
    await expect.element(screen.getByText('MUI X Invalid license key')).toBeVisible();
  } finally {
    LicenseInfo.setLicenseKey(before as string);
  }
});

claim('or the call got `undefined`', async () => {
  const before = LicenseInfo.getLicenseKey();
  consoleMessages();
  LicenseInfo.setLicenseKey(undefined as unknown as string);
  try {
    const screen = await show(<Cities />);
    await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  } finally {
    LicenseInfo.setLicenseKey(before as string);
  }
});

claim("Your MUI X license key format isn't valid.", async () => {
  const before = LicenseInfo.getLicenseKey();
  const messages = consoleMessages();
  LicenseInfo.setLicenseKey('a key without its end');
  try {
    const screen = await show(<Cities />);
    await expect.element(screen.getByText('MUI X Invalid license key')).toBeVisible();
    expect(messages.join('\n')).toContain(
      "Your MUI X license key format isn't valid. It could be because the license key is missing a character or has a typo.",
    );
  } finally {
    LicenseInfo.setLicenseKey(before as string);
  }
});

claim('all calls write to the same place, and the last one counts', () => {
  const before = LicenseInfo.getLicenseKey();
  try {
    LicenseInfo.setLicenseKey('the new key');
    LicenseInfo.setLicenseKey('the old key of a library');
    expect(LicenseInfo.getLicenseKey()).toBe('the old key of a library');
    // A second copy of the package reads this object, too.
    expect(globalThis).toHaveProperty('__MUI_LICENSE_INFO__.key', 'the old key of a library');
  } finally {
    LicenseInfo.setLicenseKey(before as string);
  }
});

claim('queries find it, and snapshots contain it', async () => {
  consoleMessages();
  const screen = await show(<Cities />);
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  expect(screen.container.innerHTML).toContain('MUI X Missing license key');
});

claim('makes no exception for open source', () => {
  for (const text of [gridLicense, premiumLicense, pickersLicense, chartsLicense, treeLicense]) {
    expect(text).toContain('Commercial License');
    expect(text).toContain('You MUST agree to the');
    expect(text.toLowerCase()).not.toContain('open source');
  }
});

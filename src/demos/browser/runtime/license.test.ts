import { LicenseInfo } from '@mui/x-license';
import { expect, it, vi } from 'vitest';
import { setLicenseKey } from './license';
import { insertNoticeStyles } from './notices';

vi.mock('./notices', () => ({ insertNoticeStyles: vi.fn() }));

it('sets the key that is given', async () => {
  await setLicenseKey('a key');
  expect(LicenseInfo.getLicenseKey()).toBe('a key');
  expect(insertNoticeStyles).not.toHaveBeenCalled();
});

it('only makes room for the notices without a key', async () => {
  LicenseInfo.setLicenseKey('one before');
  await setLicenseKey(undefined);
  await setLicenseKey('');
  expect(LicenseInfo.getLicenseKey()).toBe('one before');
  expect(insertNoticeStyles).toHaveBeenCalledTimes(2);
});

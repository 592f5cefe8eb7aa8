import { LicenseInfo } from '@mui/x-license';
import { expect, it } from 'vitest';
import { setLicenseKey } from './license';

it('sets the key that is given, and nothing without one', async () => {
  await setLicenseKey(undefined);
  await setLicenseKey('');
  expect(LicenseInfo.getLicenseKey()).toBeUndefined();
  await setLicenseKey('a key');
  expect(LicenseInfo.getLicenseKey()).toBe('a key');
});

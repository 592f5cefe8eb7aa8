import { LicenseInfo } from '@mui/x-license';
import { expect, it } from 'vitest';
import { setLicenceKey } from './license';

it('sets the key that is given, and nothing without one', async () => {
  await setLicenceKey(undefined);
  await setLicenceKey('');
  expect(LicenseInfo.getLicenseKey()).toBeUndefined();
  await setLicenceKey('a key');
  expect(LicenseInfo.getLicenseKey()).toBe('a key');
});

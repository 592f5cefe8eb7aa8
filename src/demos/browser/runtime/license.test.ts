import { LicenseInfo } from '@mui/x-license';
import { expect, it, vi } from 'vitest';
import { setLicenseKey } from './license';
import { insertNoticeStyles } from './notices';

vi.mock('./notices', () => ({ insertNoticeStyles: vi.fn() }));

it('sets the given key', async () => {
  await setLicenseKey('a key');
  expect(LicenseInfo.getLicenseKey()).toBe('a key');
  expect(insertNoticeStyles).not.toHaveBeenCalled();
});

it('only inserts notice styles when there is no key', async () => {
  LicenseInfo.setLicenseKey('one before');
  await setLicenseKey(undefined);
  await setLicenseKey('');
  expect(LicenseInfo.getLicenseKey()).toBe('one before');
  expect(insertNoticeStyles).toHaveBeenCalledTimes(2);
});

it('sets the key on a later call if the first one failed', async () => {
  vi.resetModules();
  const { setLicenseKey: set } = await import('./license');
  const { LicenseInfo: info } = await import('@mui/x-license');
  vi.spyOn(info, 'setLicenseKey').mockImplementationOnce(() => {
    throw new Error('lost');
  });
  await expect(set('another key')).rejects.toThrow('lost');
  await set('another key');
  expect(info.getLicenseKey()).toBe('another key');
});

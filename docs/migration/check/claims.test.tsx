import { LicenseInfo } from '@mui/x-license';
import { claimsOf } from 'claims';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim("it's kept in a global that all copies read", async () => {
  const shared = () =>
    (globalThis as { __MUI_LICENSE_INFO__?: { key?: string } }).__MUI_LICENSE_INFO__;
  const before = LicenseInfo.getLicenseKey();
  try {
    LicenseInfo.setLicenseKey('the same for both');
    expect(shared()?.key).toBe('the same for both');
  } finally {
    LicenseInfo.setLicenseKey(before as string);
  }
});

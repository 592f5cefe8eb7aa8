import * as license from '@mui/x-license';
import { enUS } from '@mui/x-date-pickers/locales';
import * as pro from '@mui/x-date-pickers-pro';
import { claimsOf } from 'claims';
import { expect } from 'vitest';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('From v8 on, LicenseInfo comes from @mui/x-license', () => {
  expect(license.LicenseInfo.setLicenseKey).toBeTypeOf('function');
  expect(pro).not.toHaveProperty('LicenseInfo');
});

claim('clockLabelText and calendarViewSwitchingButtonAriaLabel replace them', () => {
  const texts = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
  const keys =
    'start end previousMonth nextMonth clockLabelText calendarViewSwitchingButtonAriaLabel';
  for (const key of keys.split(' ')) expect(texts).toHaveProperty(key);
  for (const key of ['okButtonLabel', 'cancelButtonLabel', 'clearButtonLabel', 'todayButtonLabel'])
    expect(texts).toHaveProperty(key);
});

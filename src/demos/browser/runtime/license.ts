import { insertNoticeStyles } from './notices';

let setting: Promise<void> | undefined;

/**
 * Sets the license key of Pro and Premium components, once per visit, before the first of them is mounted. Without a key,
 * nothing is loaded and their demos show the watermark; in grids, it goes below the rows.
 */
export function setLicenseKey(key: string | undefined): Promise<void> {
  if (!key) {
    insertNoticeStyles();
    return Promise.resolve();
  }
  setting ??= import('@mui/x-license').then(({ LicenseInfo }) => LicenseInfo.setLicenseKey(key));
  // A demo that tries again asks for it again.
  setting.catch(() => {
    setting = undefined;
  });
  return setting;
}

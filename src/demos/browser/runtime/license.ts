let setting: Promise<void> | undefined;

/**
 * Sets the licence key of Pro and Premium components, once for the visit, before the first of them is mounted. Without
 * a key nothing is loaded and their demos show the watermark.
 */
export function setLicenceKey(key: string | undefined): Promise<void> {
  if (!key) return Promise.resolve();
  setting ??= import('@mui/x-license').then(({ LicenseInfo }) => LicenseInfo.setLicenseKey(key));
  return setting;
}

import type { FailureReason } from '../../types';

/** Formats bytes in decimal units, as operating systems show them: `840 kB`, `12.3 MB`. */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 100 && unit === 'MB' ? value.toFixed(1) : Math.ceil(value)} ${unit}`;
}

/** Why a save ended early, and what to do about it. */
export const failureText: Readonly<Record<FailureReason, string>> = {
  network: 'The connection was lost. What has been saved is kept; resume when you’re back online.',
  quota:
    'There’s not enough space on this device. Free up space and resume, or remove the copies and save less.',
  changed: 'The site is being updated. Resume in a few minutes.',
  elsewhere: 'Pages are being saved in another tab or for another version. Wait until that’s done.',
};

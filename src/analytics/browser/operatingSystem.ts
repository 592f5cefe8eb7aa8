/** A family of operating systems, without a version. */
export type OperatingSystem =
  'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'ChromeOS' | 'other';

/** Part of the hint or the user agent -> system. Android and ChromeOS also name Linux, so they come first. */
const systems: readonly (readonly [RegExp, OperatingSystem])[] = [
  [/Android/i, 'Android'],
  [/iPhone|iPad|iPod|\biOS\b/i, 'iOS'],
  [/CrOS|Chrom(?:e|ium) ?OS/i, 'ChromeOS'],
  [/Windows/i, 'Windows'],
  [/mac ?OS|Macintosh/i, 'macOS'],
  [/Linux|X11/i, 'Linux'],
];

/** Returns the system a browser runs on, from its client hints or else its user agent; `other` if it is unknown. */
export function operatingSystem({
  userAgent,
  maxTouchPoints,
  userAgentData,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  /** Client hints, where the browser has them: https://wicg.github.io/ua-client-hints/ */
  userAgentData?: { platform?: string };
}): OperatingSystem {
  const hint = userAgentData?.platform;
  const find = (text: string): OperatingSystem | undefined =>
    systems.find(([pattern]) => pattern.test(text))?.[1];
  if (hint) return find(hint) ?? 'other';
  const found = find(userAgent) ?? 'other';
  // An iPad calls itself a Mac.
  return found === 'macOS' && maxTouchPoints > 1 ? 'iOS' : found;
}

/** A family of operating systems, without a version. */
export type OperatingSystem =
  'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'ChromeOS' | 'other';

/** What a browser reveals about its system. */
export interface SystemHints {
  userAgent: string;
  /** More than one on an iPad, which calls itself a Mac. */
  maxTouchPoints: number;
  /** Client hints, where the browser has them: https://wicg.github.io/ua-client-hints/ */
  userAgentData?: { platform?: string };
}

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
}: SystemHints): OperatingSystem {
  const hint = userAgentData?.platform;
  const find = (text: string): OperatingSystem | undefined =>
    systems.find(([pattern]) => pattern.test(text))?.[1];
  if (hint) return find(hint) ?? 'other';
  const found = find(userAgent) ?? 'other';
  return found === 'macOS' && maxTouchPoints > 1 ? 'iOS' : found;
}

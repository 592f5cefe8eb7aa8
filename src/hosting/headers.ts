import { runnerPath } from '../live-editing/names';
import { groupBy } from '../utils/groupBy';

/** Origins that a maintainer's settings add to those a page may reach, such as `https://collect.example`. */
export interface ForeignSources {
  script?: readonly string[];
  connect?: readonly string[];
  style?: readonly string[];
  font?: readonly string[];
}

/** The header fields of all responses whose address matches a pattern, such as `/x/assets/js/*`. */
export interface HeaderRule {
  /** An address, or the beginning of one with `*` for the rest. */
  pattern: string;
  /** Fields of earlier rules that do not apply here. */
  without?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** The sandboxes that a demo's toolbar sends its files to, by a form in a new tab. */
const sandboxHosts = ['https://stackblitz.com', 'https://codesandbox.io'];

/**
 * Returns the Content-Security-Policy of all pages. Styles may be inline: Emotion and the Data Grid set them at run time.
 * @param scriptHashes - source expressions of the inline scripts in the HTML
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { script = [], connect = [], style = [], font = [] }: ForeignSources = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...script],
    'style-src': ["'self'", "'unsafe-inline'", ...style],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:', ...font],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...sandboxHosts],
    // A demo's own page, at other widths.
    'frame-ancestors': ["'self'"],
  };
  return written(directives);
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * Returns the Content-Security-Policy of the page that runs code edited by readers (`src/live-editing`): no origin, so no storage
 * and no other window, and no requests except for images of the site. WebRTC has no directive: that page's script removes it,
 * and `runnerConnections` forbids it where browsers know that field. The code arrives in a message, so it is evaluated; only
 * pages of the site may frame it.
 *
 * @param scriptHashes - source expressions of the one inline script in its HTML
 */
export const runnerPolicy = (scriptHashes: readonly string[]): string =>
  written({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [...scriptHashes, "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

/**
 * Restricts every connection of that page to the site, in browsers that know the field: also those that no directive covers,
 * such as WebRTC and connections that are opened ahead of requests.
 */
const runnerConnections = { 'Connection-Allowlist': '(response-origin)' };

/** The header field of a policy. */
export const policyField = 'Content-Security-Policy';

const year = 365 * 24 * 60 * 60;

/** For files with a hash in their name, which never change. Never for an error in their place: a deploy may be under way. */
export const forever = `public, max-age=${year}, immutable`;
/** A copy may be kept, but must be revalidated before each use. */
const revalidate = 'no-cache';

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * Returns the hash in a file's name: the first hexadecimal digits of the SHA-256 of its content, for files from the bundler and
 * those with the code of demos. Undefined for other files, which may change.
 */
export const nameHash = (name: string): string | undefined =>
  /(?:^|[.-])([0-9a-f]{8,})\.\w+(?:\.(?:LICENSE\.txt|map))?$/.exec(name)?.[1];

/** Whether a file's name contains a hash of its content. */
export const isHashed = (name: string): boolean => nameHash(name) !== undefined;

/**
 * Returns the directories whose files may be kept forever: each file in them has a hash in its name.
 * @param files - paths in the build, with `/`
 */
export function immutableDirectories(files: readonly string[]): string[] {
  const byDirectory = groupBy(files, (file) => file.slice(0, Math.max(file.lastIndexOf('/'), 0)));
  return [...byDirectory]
    .filter(
      ([directory, own]) =>
        directory !== '' && own.every((file) => isHashed(file.slice(directory.length + 1))),
    )
    .map(([directory]) => directory)
    .sort();
}

/** Returns the directories above a file or a directory, the outermost first, and itself. */
const stepsTo = (file: string): string[] =>
  file.split('/').map((_part, at, parts) => parts.slice(0, at + 1).join('/'));

/**
 * Returns the rules for all addresses of the site: the security headers for every one, and exactly one rule for caching each,
 * because hosts join the values of all rules that match.
 *
 * @param baseUrl - with slashes at both ends
 * @param files - paths of the build, with `/`
 * @param runner - the policy of the page that runs edited code, if the build has that page
 */
export function headerRules(
  baseUrl: string,
  files: readonly string[],
  policy: string,
  runner?: string,
): HeaderRule[] {
  const immutable = immutableDirectories(files);
  // The outermost directory above each file that contains nothing immutable, or else the file itself.
  const mixed = new Set(immutable.flatMap(stepsTo));
  const patterns = new Set(['']);
  for (const file of files) {
    const steps = stepsTo(file);
    if (immutable.some((each) => steps.includes(each))) continue;
    const entry = steps.find((each) => !mixed.has(each));
    patterns.add(entry === undefined || entry === file ? file : `${entry}/*`);
  }
  const security = {
    [policyField]: policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  };
  const worker = 'sw.js';
  return [
    { pattern: `${baseUrl}*`, headers: security },
    // Otherwise hosts that join values would apply both policies, which together allow nothing.
    ...(runner === undefined
      ? []
      : [
          {
            pattern: `${baseUrl}${runnerPath}*`,
            without: [policyField],
            headers: {
              [policyField]: runner,
              ...runnerConnections,
              'X-DNS-Prefetch-Control': 'off',
            },
          },
        ]),
    { pattern: `${baseUrl}${worker}`, headers: { 'Cache-Control': 'no-store' } },
    ...immutable.map((directory) => ({
      pattern: `${baseUrl}${directory}/*`,
      headers: { 'Cache-Control': forever },
    })),
    ...[...patterns]
      .filter((pattern) => pattern !== worker)
      .sort()
      .map((pattern) => ({
        pattern: baseUrl + pattern,
        headers: { 'Cache-Control': revalidate },
      })),
  ];
}

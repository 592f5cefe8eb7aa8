import { runnerPath } from '../live-editing/names';

/** What a maintainer's settings add to what a page may reach: origins such as `https://collect.example`. */
export interface ForeignSources {
  script?: readonly string[];
  connect?: readonly string[];
  style?: readonly string[];
  font?: readonly string[];
  image?: readonly string[];
}

/** The header fields of all answers to the addresses of a pattern, such as `/x/assets/js/*`. */
export interface HeaderRule {
  /** An address, or its beginning with `*` for the rest. */
  pattern: string;
  /** Fields of the rules before it that do not hold here. */
  without?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** The sandboxes that a demo's toolbar sends its files to, by a form in a new tab. */
const sandboxHosts = ['https://stackblitz.com', 'https://codesandbox.io'];

/**
 * The Content-Security-Policy of all pages. Styles are inline, too: Emotion and the Data Grid set them at run time.
 * @param scriptHashes - source expressions of the scripts that stand in the HTML
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { script = [], connect = [], style = [], font = [], image = [] }: ForeignSources = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...script],
    'style-src': ["'self'", "'unsafe-inline'", ...style],
    'img-src': ["'self'", 'data:', 'blob:', ...image],
    'font-src': ["'self'", 'data:', ...font],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...sandboxHosts],
    'frame-ancestors': ["'none'"],
  };
  return written(directives);
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * The Content-Security-Policy of the page that runs code which readers edit (`src/live-editing`): no origin, so no storage and
 * no other window, and no network but images of the site. The code comes by a message, so it is evaluated; only pages of
 * the site may frame it.
 *
 * @param scriptHashes - source expressions of the one script that stands in its HTML
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

/** The header field of a policy. */
export const policyField = 'Content-Security-Policy';

const year = 365 * 24 * 60 * 60;

/** What a name with a hash stands for never changes. */
const forever = `public, max-age=${year}, immutable`;
/** A copy may be kept, and must be asked about before each use. */
const revalidate = 'no-cache';

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Whether a file's name carries a hash of its content, as the bundler and the code of demos have it. */
export const isHashed = (name: string): boolean =>
  /(?:^|[.-])[0-9a-f]{8,}\.\w+(?:\.(?:LICENSE\.txt|map))?$/.test(name);

/**
 * The directories whose files may be kept forever: each file in them has a hash in its name.
 * @param files - paths in the build, with `/`
 */
export function immutableDirectories(files: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const file of files) {
    const at = file.lastIndexOf('/');
    const directory = file.slice(0, Math.max(at, 0));
    names.set(directory, [...(names.get(directory) ?? []), file.slice(at + 1)]);
  }
  return [...names]
    .filter(([directory, own]) => directory !== '' && own.every(isHashed))
    .map(([directory]) => directory)
    .sort();
}

/**
 * The rules for all addresses of the site: those of `security` for every one, and exactly one rule for caching each, as
 * hosts join the values of all rules that match.
 *
 * @param baseUrl - with slashes at both ends
 * @param files - paths of the build, with `/`
 * @param runner - the policy of the page that runs edited code, where the build has it
 */
export function headerRules(
  baseUrl: string,
  files: readonly string[],
  policy: string,
  runner?: string,
): HeaderRule[] {
  const immutable = immutableDirectories(files);
  // The nearest directories above that hold nothing immutable; beside one that does, each entry by itself.
  const patterns = new Set<string>(['']);
  for (const file of files) {
    const parts = file.split('/');
    let depth = 1;
    while (
      depth < parts.length &&
      immutable.some((each) => `${each}/`.startsWith(`${parts.slice(0, depth).join('/')}/`))
    ) {
      depth += 1;
    }
    const entry = parts.slice(0, depth).join('/');
    if (!immutable.some((each) => file.startsWith(`${each}/`))) {
      patterns.add(depth === parts.length ? entry : `${entry}/*`);
    }
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
    // Hosts that join values would leave nothing that both policies allow.
    ...(runner === undefined
      ? []
      : [
          {
            pattern: `${baseUrl}${runnerPath}*`,
            without: [policyField],
            headers: { [policyField]: runner, 'X-DNS-Prefetch-Control': 'off' },
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

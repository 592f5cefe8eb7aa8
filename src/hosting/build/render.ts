import { policyField, type HeaderRule } from '../headers';

/** Formats the rules as the `_headers` file of static hosts. A line with `!` removes what an earlier rule has set. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, without = [], headers }) =>
      [
        pattern,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

const matches = (pattern: string, address: string): boolean =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

/** Returns the header fields of an address, from all rules that match it. The last rule that names a field wins. */
export function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => matches(pattern, address)).map(({ headers }) => headers),
  );
}

/** Parses `_headers` back into rules. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim())
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').filter((line) => line.trim());
      const without = lines.flatMap((line) => /^\s+! ([\w-]+)$/.exec(line)?.[1] ?? []);
      return {
        pattern,
        ...(without.length > 0 ? { without } : {}),
        headers: Object.fromEntries(
          lines.flatMap((line) => {
            const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
            return name ? [[name, value]] : [];
          }),
        ),
      };
    });
}

const quoted = (value: string): string => `"${value.replace(/(["\\$])/g, '\\$1')}"`;

/**
 * Formats the rules as a part of an nginx server. A `location` that adds a header inherits none, so each lists all of its own.
 * Only what differs from the rest has a location: nginx picks the most specific one.
 */
export function nginxConfig(rules: readonly HeaderRule[], baseUrl: string): string {
  const rest = 'no-cache';
  const location = (match: string, address: string): string[] => [
    `location ${match} {`,
    ...Object.entries(headersOf(rules, address)).map(
      ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
    ),
    '}',
  ];
  // Most lists of types lack these. They are nested, so that the headers of the location apply.
  const withTypes = (lines: readonly string[]): string[] => [
    ...lines.slice(0, -1),
    '  location ~ \\.md$ {',
    '    types { text/markdown md; }',
    '    charset_types text/markdown;',
    '  }',
    '  location ~ \\.webmanifest$ {',
    '    types { application/manifest+json webmanifest; }',
    '  }',
    ...lines.slice(-1),
  ];
  const special = rules.filter(
    ({ pattern, headers }) =>
      (headers['Cache-Control'] && headers['Cache-Control'] !== rest) ||
      (headers[policyField] && pattern !== `${baseUrl}*`),
  );
  return `${[
    `# Headers of ${baseUrl}, made by the build. Include it in a server whose root holds the build as ${baseUrl.slice(1, -1)}/.`,
    'charset utf-8;',
    'index index.html;',
    'absolute_redirect off;',
    `error_page 404 ${baseUrl}404.html;`,
    'types_hash_max_size 4096;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Brotli needs a module of its own: with it, put "brotli_static on;" into a file of this name.',
    'include /etc/nginx/mui-x-docs-brotli*.conf;',
    `location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}; }`,
    `location = ${baseUrl}_headers { return 404; }`,
    `location = ${baseUrl}nginx.conf { return 404; }`,
    ...withTypes(location(`^~ ${baseUrl}`, baseUrl)),
    ...special.flatMap(({ pattern }) =>
      pattern.endsWith('*')
        ? location(`^~ ${pattern.slice(0, -1)}`, pattern.slice(0, -1))
        : location(`= ${pattern}`, pattern),
    ),
  ].join('\n')}\n`;
}

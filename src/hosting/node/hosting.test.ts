import { describe, expect, it } from 'vitest';
import { foreignSourcesOf } from '../plugin';
import {
  contentSecurityPolicy,
  headerRules,
  immutableDirectories,
  isHashed,
  runnerPolicy,
} from '../headers';
import { hashSource, inlineScriptsOf, scriptHashes } from './write';
import { headersFile, headersOf, nginxConfig, parseHeadersFile } from './render';

const files = [
  '404.html',
  'assets/css/styles.d4b8860b.css',
  'assets/icon-font/filled.css',
  'assets/js/01a85c17.4b40f42a.js',
  'assets/js/main.c51d698c.js.LICENSE.txt',
  'blog/index.html',
  'index.html',
  'sw.js',
];
const rules = headerRules('/x/', files, "default-src 'self'");

describe('inline scripts', () => {
  it('are executable scripts without a source file', () => {
    expect(
      inlineScriptsOf(
        '<script>a()</script><script src=/b.js defer></script><script type=application/ld+json>{}</script><script data-rh=true>\nc</script>',
      ),
    ).toEqual(['a()', '\nc']);
  });

  it('are hashed as in the CSP specification', () => {
    // The example of the specification: https://www.w3.org/TR/CSP3/#external-hash
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('can be missing from a page, but cannot be specific to one', () => {
    const frame = '<script>theme()</script>';
    const pages = new Map([
      ['404.html', frame],
      ['a/index.html', `${frame}<p>`],
      ['bare/index.html', '<p>'],
    ]);
    expect(scriptHashes(pages, '404.html')).toEqual([hashSource('theme()')]);
    pages.set('b/index.html', `${frame}<script>own(1)</script>`);
    expect(() => scriptHashes(pages, '404.html')).toThrow(
      /^b\/index\.html: .*<script>own\(1\)".*404\.html/s,
    );
  });

  it.each([
    '<button onclick="a()">',
    '<a href="javascript:a()">',
    "<form action = 'x' onsubmit=a>",
  ])('%s is rejected', (tag) => {
    const pages = new Map([
      ['404.html', ''],
      ['a.html', `<p>${tag}`],
    ]);
    expect(() => scriptHashes(pages, '404.html')).toThrow('a.html');
  });

  it('do not include text that looks like an event handler', () => {
    const html = '<p>onclick="a()"</p><script>"<a onclick=b>"</script>';
    expect(scriptHashes(new Map([['404.html', html]]), '404.html')).toHaveLength(1);
  });
});

it('the policy lists script hashes and foreign hosts once each', () => {
  const policy = contentSecurityPolicy(["'sha256-a'"], {
    connect: ['https://a.example', 'https://a.example'],
  });
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("connect-src 'self' https://a.example;");
  expect(policy).toContain("frame-ancestors 'self'");
});

it('the policy for edited code allows no origin and no network access', () => {
  const policy = runnerPolicy(["'sha256-abc'"]);
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/);
  expect(policy).not.toMatch(/allow-same-origin|connect-src|unsafe-inline'[^;]*script|https?:/);
});

it("a maintainer's settings allow only their own hosts in the policy", () => {
  expect(foreignSourcesOf({})).toEqual({ script: [], connect: [], style: [], font: [] });
  const analytics = { endpoint: '/collect', measurementId: 'G-A1', vitalsRate: 0 };
  const fontHosts = ['https://files.example'];
  expect(
    foreignSourcesOf({
      iconFont: { stylesheet: 'https://fonts.example/a.css', fontHosts },
      analytics,
    }),
  ).toMatchObject({
    script: ['https://www.googletagmanager.com/gtag/js'],
    style: ['https://fonts.example'],
    font: ['https://fonts.example', 'https://files.example'],
  });
  expect(foreignSourcesOf({ iconFont: { stylesheet: '/a.css', fontHosts } })).toMatchObject({
    style: [],
    font: fontHosts,
  });
  const endpoint = 'https://stats.example/collect';
  expect(foreignSourcesOf({ analytics: { endpoint, vitalsRate: 0 } }).connect).toEqual([
    'https://stats.example',
  ]);
});

it('hashed file names are recognized, and their folders are immutable', () => {
  expect(['main.c51d698c.js', '07095bab.json', 'a-0123456789ab.woff2'].map(isHashed)).not.toContain(
    false,
  );
  expect(['main.js', 'filled.css', 'deadbeef', 'index.html'].map(isHashed)).not.toContain(true);
  expect(immutableDirectories(files)).toEqual(['assets/css', 'assets/js']);
});

describe('the rules', () => {
  it('give each file exactly one rule for caching', () => {
    const kept = (file: string) =>
      rules
        .filter(
          ({ pattern, headers }) =>
            headers['Cache-Control'] &&
            headersOf([{ pattern, headers }], `/x/${file}`)['Cache-Control'],
        )
        .map(({ headers }) => headers['Cache-Control']);
    expect(kept('sw.js')).toEqual(['no-store']);
    expect(kept('assets/js/main.c51d698c.js.LICENSE.txt')).toHaveLength(1);
    expect(kept('assets/js/main.c51d698c.js.LICENSE.txt')[0]).toContain('immutable');
    for (const file of [
      '',
      'index.html',
      'blog/index.html',
      'blog/',
      'assets/icon-font/filled.css',
    ]) {
      expect(kept(file), file).toEqual(['no-cache']);
    }
  });

  it('are the same when parsed back from the headers file', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it('become nginx locations, each with all headers', () => {
    const config = nginxConfig(rules, '/x/');
    const locations = config.match(/^location [^{]*\{\n[^}]*\}/gm) ?? [];
    expect(locations.map((text) => text.split(' {')[0])).toEqual([
      'location ^~ /x/',
      'location = /x/sw.js',
      'location ^~ /x/assets/css/',
      'location ^~ /x/assets/js/',
    ]);
    for (const text of locations) {
      expect(text).toContain('add_header Content-Security-Policy "default-src \'self\'" always;');
      expect(text.match(/Cache-Control/g)).toHaveLength(1);
      expect(text).not.toMatch(/immutable" always/);
    }
  });

  it('add MIME types that nginx lacks, inside the location whose headers apply', () => {
    const [inner = ''] = /location \^~ \/x\/ \{[^]*?\n\}/.exec(nginxConfig(rules, '/x/')) ?? [];
    expect(inner).toContain('types { text/markdown md; }');
    expect(inner).toContain('types { application/manifest+json webmanifest; }');
  });

  it('give the page that runs edited code, and no other page, its own policy', () => {
    const own = headerRules('/x/', files, "default-src 'self'", 'sandbox allow-scripts');
    expect(parseHeadersFile(headersFile(own))).toEqual(own);
    expect(headersFile(own)).toContain(
      '/x/playground/run/*\n  ! Content-Security-Policy\n  Content-Security-Policy: sandbox allow-scripts\n',
    );
    const policyOf = (address: string) => headersOf(own, address)['Content-Security-Policy'];
    expect(policyOf('/x/playground/run/')).toBe('sandbox allow-scripts');
    for (const address of ['/x/', '/x/playground/', '/x/playground/runner/', '/x/blog/'])
      expect(policyOf(address), address).toBe("default-src 'self'");
    // Closes what no directive of a policy covers, where browsers know the field.
    expect(headersOf(own, '/x/playground/run/')['Connection-Allowlist']).toBe('(response-origin)');
    expect(headersOf(own, '/x/')).not.toHaveProperty('Connection-Allowlist');
    const [location] =
      /location \^~ \/x\/playground\/run\/ \{[^}]*\}/.exec(nginxConfig(own, '/x/')) ?? [];
    expect(location).toContain(
      'add_header Content-Security-Policy "sandbox allow-scripts" always;',
    );
    expect(location).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(location?.match(/Content-Security-Policy/g)).toHaveLength(1);
  });
});

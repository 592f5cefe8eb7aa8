import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builds } from '../small-site/site';

/** Gzip bytes that the client may add to a page that uses all of it, with both transports; the web vitals library isn't counted. */
const budget = 4000;

const read = (build: string, file: string): Buffer => readFileSync(path.join(build, file));

const filesOf = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );

const size = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** Bytes that every page loads: the scripts and styles in its HTML that all pages share. */
function frameOf(build: string): number {
  const shared = filesOf(build).filter((file) =>
    /assets\/(?:js\/(?:main|runtime~main)|css\/styles)\./.test(file.replaceAll('\\', '/')),
  );
  expect(shared).toHaveLength(3);
  return shared.reduce((sum, file) => sum + size(read(build, file)), 0);
}

/** Words that are in the client, its notice or its transports, and nowhere else. */
const traces =
  /analytics-consent|x:privacy|Privacy choices|sendBeacon|googletagmanager|analytics-vitals|Report a mistake/;

test('the whole analytics client stays within its size budget', () => {
  const measured = filesOf(builds.measured);
  const tracker = measured.filter((file) => read(builds.measured, file).includes('sendBeacon'));
  expect(tracker).toHaveLength(1);
  const cost =
    frameOf(builds.measured) - frameOf(builds.plain) + size(read(builds.measured, tracker[0]!));
  test.info().annotations.push({ type: 'bytes', description: String(cost) });
  expect(cost).toBeGreaterThan(1000);
  expect(cost).toBeLessThanOrEqual(budget);
});

for (const [name, build] of Object.entries({ 'this one': 'build', 'the small one': builds.plain }))
  test(`a site without analytics has no trace of it: ${name}`, () => {
    const files = filesOf(build);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => traces.test(read(build, file).toString()))).toEqual([]);
  });

test('a site with analytics contains every trace that is searched for', () => {
  const text = filesOf(builds.measured)
    .map((file) => read(builds.measured, file).toString())
    .join();
  for (const word of traces.source.split('|')) expect(text).toMatch(new RegExp(word));
});

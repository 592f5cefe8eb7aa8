import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { nightly } from '../fixtures';
import { builds, more, otherPage } from './site';

/** Gzip bytes that one more page may add to a first visit to the others; 22.4 measured. */
const budget = 24;

const gzipOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** What the browser loads on a first visit: the document of a page, and the styles and scripts that it names. */
function firstVisit(build: string, address: string): { bytes: number; scripts: string[] } {
  const read = (file: string): Buffer => readFileSync(path.join(build, file));
  const html = read(path.join(address, 'index.html'));
  const named = html.toString().matchAll(/\/x\/(assets\/(?:css|js)\/[\w.~-]+)/g);
  const files = [...new Set([...named].map(([, file = '']) => file))];
  const contents = files.map(read);
  return {
    bytes: [html, ...contents].reduce((sum, content) => sum + gzipOf(content), 0),
    scripts: contents.map(String),
  };
}

test('each additional page adds only a few bytes to a first visit of another page', nightly, () => {
  // Both have analytics; the page for foreign hosts has about a byte per additional page for the link to its icon font.
  const [few, many] = [builds.measured, builds.foreign].map((build) => {
    const visit = firstVisit(build, otherPage);
    // What holds data about the other pages, the navigation and the runtime, is counted.
    expect(visit.scripts.some((script) => script.includes('sidebarPart:'))).toBe(true);
    expect(visit.scripts.some((script) => script.includes('assets/js/'))).toBe(true);
    return visit.bytes;
  });
  expect(many! - few!).toBeGreaterThan(0);
  expect((many! - few!) / more).toBeLessThan(budget);
});

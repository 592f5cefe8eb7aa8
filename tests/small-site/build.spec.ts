import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builds, otherPage, staticText } from './site';

test('only a build with analytics has its attributes in pages', () => {
  const withAttributes = (build: string): string[] =>
    readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.html') && readFileSync(path.join(build, file), 'utf8').includes('data-ga-'),
    );
  expect(withAttributes(builds.plain)).toEqual([]);
  expect(withAttributes(builds.measured)).toContain(path.join(otherPage, 'index.html'));
});

test('routes are in separate scripts, and static text is in no script', () => {
  const folder = path.join(builds.plain, 'assets/js');
  const scripts = readdirSync(folder);
  expect(scripts.some((name) => name.startsWith('routes-'))).toBe(true);
  expect(
    scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(staticText)),
  ).toEqual([]);
});

// The code of all pages, or of those whose content tests are due.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parse } from '@babel/parser';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { isContentTested } from '../../../tests/contentPages';
import { findDemos } from '../../demos/node/findDemos';
import { projectStyle } from '../../demos/node/codeModule';
import { fencesOf } from './docFences';
import { compileFences, exportedNames, fenceOptions, fencePackages } from './fences';
import { readMarks } from './marks';
import { toJavaScript } from './toJavaScript';

const siteDir = path.resolve(__dirname, '../../..');
const folder = path.join(siteDir, 'docs');

const options = fenceOptions(siteDir);

describe('the pages', () => {
  it(
    'have only fences that compile against the documented packages',
    { timeout: 300_000 },
    async () => {
      const files = await Globby(['docs/**/*.mdx', '!docs/api/**', 'blog/**/*.mdx'], {
        cwd: siteDir,
      });
      const fences = files
        .filter(isContentTested)
        .sort()
        .flatMap((page) => fencesOf(page, readFileSync(path.join(siteDir, page), 'utf8')));
      expect(fences.length).toBeGreaterThan(0);
      const packages = exportedNames(fencePackages, folder, options);
      expect(compileFences(fences, folder, packages, options)).toEqual([]);
    },
  );

  it(
    'have demos whose JavaScript parses and matches Prettier formatting',
    { timeout: 120_000 },
    async () => {
      const style = await projectStyle(siteDir);
      // Demos in snapshots were checked while they were current.
      const demos = (await findDemos(siteDir)).filter(
        ({ place }) => place.startsWith('docs/') && isContentTested(place),
      );
      const data = await Globby('sample-data/*.ts', { cwd: siteDir, absolute: true });
      const sources = [...demos.map(({ file }) => file), ...data].map(
        (file) => [file, readMarks(readFileSync(file, 'utf8')).code] as const,
      );
      for (const [file, source] of sources) {
        const js = await toJavaScript(source, style);
        // Without the TypeScript plugin, types are syntax errors.
        expect(() => parse(js, { sourceType: 'module', plugins: ['jsx'] }), file).not.toThrow();
        expect(
          await check(js, { ...style, parser: 'babel' }),
          `${file} as JavaScript is formatted`,
        ).toBe(true);
      }
    },
  );
});

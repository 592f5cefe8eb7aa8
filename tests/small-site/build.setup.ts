import path from 'node:path';
import { test } from '@playwright/test';
import { importsFile } from '../../src/offline/node/importNotes';
import { writeLists } from '../../src/offline/node/saveLists';
import { analyticsVariables } from '../../src/analytics/node/settings';
import { writeHosting } from '../../src/hosting/node/write';
import { build, copy, longestBuild } from './build';
import { builds, endpoint, measurementId, pages, siteDir } from './site';

test.beforeEach(() => test.setTimeout(longestBuild));

test('build the small site, plain', () =>
  build(pages, {}, (site) => {
    const outDir = writeHosting(site.dir);
    writeLists(outDir, site.dir);
    copy(outDir, builds.plain);
    copy(path.join(site.dir, importsFile), path.join(siteDir, importsFile));
  }));

test('build the small site, measured', () => {
  const settings = {
    [analyticsVariables.endpoint]: endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0.5',
  };
  return build(pages, settings, (site) => copy(path.join(site.dir, 'build'), builds.measured));
});

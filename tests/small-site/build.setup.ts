import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { importsFile } from '../../src/offline/node/importNotes';
import { writeLists } from '../../src/offline/node/saveLists';
import { offlineVariables } from '../../src/offline/node/settings';
import { analyticsVariables } from '../../src/analytics/node/settings';
import { writeHosting } from '../../src/hosting/node/write';
import { SiteFolder } from '../build-failures/folder';
import type { Files } from '../build-failures/content';
import { builds, endpoint, foreign, manyPages, measurementId, pages, siteDir } from './site';

/** Builds the small site in a folder of its own, which is removed after `keep` has copied what is needed. */
async function build(
  files: Files,
  settings: NodeJS.ProcessEnv,
  keep: (site: SiteFolder) => void,
): Promise<void> {
  const site = new SiteFolder();
  try {
    site.write(files);
    const { code, output } = await site.build({
      [offlineVariables.hosts]: 'localhost',
      ...settings,
    });
    expect(code, output).toBe(0);
    keep(site);
  } finally {
    await site.remove();
  }
}

function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

// A guard against a hanging build; how long one takes depends on the machine.
test.beforeEach(() => test.setTimeout(900_000));

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

test('build the small site, with foreign hosts and many pages', () => {
  const settings = {
    [analyticsVariables.endpoint]: foreign.endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0',
    ICON_FONT_URL: `${foreign.iconFont} ${foreign.fontHost}`,
  };
  return build(manyPages, settings, (site) => copy(writeHosting(site.dir), builds.foreign));
});

import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chunksFile } from '../../src/offline/build/chunkNotes';
import { writeLists } from '../../src/offline/build/saveLists';
import { offlineVariables } from '../../src/offline/build/settings';
import { writeHosting } from '../../src/hosting/build/write';
import { SiteFolder } from '../build-failures/folder';
import { pages, siteDir } from './site';

test('build the small site with a worker', async () => {
  test.setTimeout(240_000);
  const site = new SiteFolder();
  try {
    site.write(pages);
    const { code, output } = site.build({ [offlineVariables.hosts]: 'localhost' });
    expect(code, output).toBe(0);
    const outDir = writeHosting(site.dir);
    writeLists(outDir, site.dir);
    rmSync(siteDir, { recursive: true, force: true });
    cpSync(outDir, path.join(siteDir, 'build'), { recursive: true });
    cpSync(path.join(site.dir, chunksFile), path.join(siteDir, chunksFile));
  } finally {
    await site.remove();
  }
});

import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { analyticsVariables } from '../../src/analytics/build/settings';
import { SiteFolder } from '../build-failures/folder';
import { builds, endpoint, measurementId, pages } from './site';

const settings = {
  plain: {},
  measured: {
    [analyticsVariables.endpoint]: endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0.5',
  },
};

for (const name of ['plain', 'measured'] as const) {
  test(`build the small site, ${name}`, async () => {
    test.setTimeout(240_000);
    const site = new SiteFolder();
    try {
      site.write(pages);
      const { code, output } = site.build(settings[name]);
      expect(code, output).toBe(0);
      rmSync(builds[name], { recursive: true, force: true });
      cpSync(path.join(site.dir, 'build'), builds[name], { recursive: true });
    } finally {
      await site.remove();
    }
  });
}

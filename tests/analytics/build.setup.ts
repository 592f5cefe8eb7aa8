import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { analyticsVariables } from '../../src/analytics/build/settings';
import { writeHosting } from '../../src/hosting/build/write';
import { SiteFolder } from '../build-failures/folder';
import { builds, endpoint, foreign, measurementId, pages } from './site';

const settings = {
  plain: {},
  measured: {
    [analyticsVariables.endpoint]: endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0.5',
  },
  foreign: {
    [analyticsVariables.endpoint]: foreign.endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0',
    ICON_FONT_URL: foreign.iconFont,
  },
};

for (const name of ['plain', 'measured', 'foreign'] as const) {
  test(`build the small site, ${name}`, async () => {
    test.setTimeout(240_000);
    const site = new SiteFolder();
    try {
      site.write(pages);
      const { code, output } = site.build(settings[name]);
      expect(code, output).toBe(0);
      writeHosting(site.dir);
      rmSync(builds[name], { recursive: true, force: true });
      cpSync(path.join(site.dir, 'build'), builds[name], { recursive: true });
    } finally {
      await site.remove();
    }
  });
}

import { test } from '@playwright/test';
import { analyticsVariables } from '../../src/analytics/node/settings';
import { writeHosting } from '../../src/hosting/node/write';
import { nightly } from '../fixtures';
import { build, copy, longestBuild } from './build';
import { builds, foreign, manyPages, measurementId } from './site';

test.beforeEach(() => test.setTimeout(longestBuild));

test('build the small site, with foreign hosts and many pages', nightly, () => {
  const settings = {
    [analyticsVariables.endpoint]: foreign.endpoint,
    [analyticsVariables.measurementId]: measurementId,
    [analyticsVariables.vitalsRate]: '0',
    ICON_FONT_URL: `${foreign.iconFont} ${foreign.fontHost}`,
  };
  return build(manyPages, settings, (site) => copy(writeHosting(site.dir), builds.foreign));
});

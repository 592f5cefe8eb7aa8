// `npm run docs:diff -- 8.0.0 8.1.0`: public members added, removed or deprecated, and defaults changed, between two documented
// versions. `npm run docs:diff -- v7 v8`: what the packages of the older major have and those of the newer one don't, for all
// products.
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { installReleases } from './lib/install.mjs';
import { UsageError } from './lib/scaffold/address.mjs';
import { answer } from './lib/scaffold/write.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');

/** Prints the differences between two majors, product by product. */
async function diffMajors(from, to) {
  const { guides } = loadTs('../../src/migration/guides.ts');
  const { guideSurfaces } = loadTs('../../src/migration/proof/compareGuide.ts');
  const { createSharedHost } = loadTs('../../src/api-reference/node/extract/packages.ts');
  const { diffText } = loadTs('../../src/migration/proof/surfaceDiff.ts');
  const steps = guides.filter((guide) => guide.from === from && guide.to === to);
  if (steps.length === 0) {
    const known = [...new Set(guides.map((guide) => `${guide.from} ${guide.to}`))];
    throw new UsageError(`${from} cannot be compared with ${to}; available: ${known.join(', ')}.`);
  }
  if ((await installReleases()) !== 0) throw new UsageError('The older packages are missing.');
  const host = createSharedHost();
  for (const guide of steps) {
    const { differences } = guideSurfaces(guide, siteDir, host);
    console.log(`${guide.product}: ${differences.length} differences`);
    console.log(`${differences.map((each) => `  - ${diffText(each)}`).join('\n')}\n`);
  }
}

await answer(async () => {
  const { referenceVersions } = loadTs('../../src/api-reference/node/versions.ts');
  const { diffOf } = loadTs('../../src/api-reference/node/site/changes.ts');
  const { diffText } = loadTs('../../src/api-reference/node/diff.ts');
  const labels = referenceVersions.map(({ label }) => label);
  const [older, newer, ...more] = process.argv.slice(2);
  if (!older || !newer || more.length > 0) {
    throw new UsageError(
      `Name two versions, the older one first, or two majors, such as v7 v8. Available versions: ${labels.join(', ')}.`,
    );
  }
  if (/^v\d$/.test(older) && /^v\d$/.test(newer)) {
    await diffMajors(older, newer);
    return;
  }
  const versionOf = (label) => {
    const found = referenceVersions.find((version) => version.label === label);
    if (!found)
      throw new UsageError(`${label} is not documented here; available: ${labels.join(', ')}.`);
    return found;
  };
  console.log(diffText(diffOf(siteDir, versionOf(older), versionOf(newer))));
});

// `npm run docs:diff -- 8.0.0 8.1.0`: public members added, removed, deprecated, and defaults changed between two
// documented versions.
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { UsageError } from './lib/scaffold/address.mjs';
import { answer } from './lib/scaffold/write.mjs';

await answer(() => {
  const { referenceVersions } = loadTs('../../src/api-reference/build/versions.ts');
  const { diffOf } = loadTs('../../src/api-reference/build/changes.ts');
  const { diffText } = loadTs('../../src/api-reference/build/diff.ts');
  const labels = referenceVersions.map(({ label }) => label);
  const [older, newer, ...more] = process.argv.slice(2);
  if (!older || !newer || more.length > 0) {
    throw new UsageError(`Name two versions, the older one first, of: ${labels.join(', ')}.`);
  }
  const versionOf = (label) => {
    const found = referenceVersions.find((version) => version.label === label);
    if (!found)
      throw new UsageError(`${label} is not documented here; there is ${labels.join(', ')}.`);
    return found;
  };
  const siteDir = path.resolve(import.meta.dirname, '..');
  console.log(diffText(diffOf(siteDir, versionOf(older), versionOf(newer))));
});

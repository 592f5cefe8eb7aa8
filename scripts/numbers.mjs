// `npm run numbers`: prints how much there is to read, as the home page states it.
import path from 'node:path';
import { formatTable } from './bench/lib/table.mjs';
import { loadTs } from './lib/load-ts.mjs';

const { countDocs } = loadTs('../../src/machine-pages/numbers/node/count.ts');
const { installedReference } = loadTs('../../src/api-reference/node/generate.ts');

const siteDir = path.resolve(import.meta.dirname, '..');
const { guides, demos, claims, reference } = countDocs(path.join(siteDir, 'docs'));

console.log(
  formatTable([
    ['In the current version', 'Count'],
    ['guides', guides],
    ['demos on them', demos],
    ['claims: statements on them that a test proves', claims],
    // Before a build, there are no pages to count.
    ['pages of the API reference', reference || installedReference(siteDir).length],
  ]),
);

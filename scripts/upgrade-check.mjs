// `npm run upgrade:check -- <folder> [--from 6] [--to 8] [--site <address>]`: lists which changes of the migration guides concern the code in a folder, as
// Markdown with boxes. Without `--from`, the majors are those that the folder's package.json names.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadTs } from './lib/load-ts.mjs';
import { UsageError } from './lib/scaffold/address.mjs';
import { answer } from './lib/scaffold/write.mjs';

const { checkUpgrade, ignoredFolders, isReadable, largestFile } = loadTs(
  '../../src/upgrade/engine/check.ts',
);
const { reportMarkdown } = loadTs('../../src/upgrade/engine/markdown.ts');
const { majorsOf } = loadTs('../../src/upgrade/engine/majors.ts');
const { readGuides } = loadTs('../../src/migration/node/readGuides.ts');

/** Returns the files of a folder that the engine can read, as paths relative to it. */
function filesIn(folder, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return ignoredFolders.test(entry.name) ? [] : filesIn(folder, name);
    return entry.isFile() && isReadable(entry.name) ? [name] : [];
  });
}

/** Reads a file; one that is too large is not read, since the engine only says that it is. */
function readSource(folder, file) {
  const from = path.join(folder, file);
  const { size } = statSync(from);
  return { path: file, size, text: size > largestFile ? '' : readFileSync(from, 'utf8') };
}

function readManifests(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${error.message}`);
  }
}

await answer(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, site: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError('Name one folder, as in: npm run upgrade:check -- ../app --from 6 --to 8');
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`"${folder}" is not a folder.`);
  }
  const entries = readGuides(path.resolve(import.meta.dirname, '../docs'));
  const majors = majorsOf({ ...values, manifests: readManifests(folder) }, entries);
  if ('problem' in majors) throw new UsageError(majors.problem);
  const sources = filesIn(folder).map((file) => readSource(folder, file));
  const report = checkUpgrade(sources, entries, majors);
  const site = values.site ?? `${process.env.SITE_URL ?? 'http://localhost:3000'}/x`;
  process.stdout.write(reportMarkdown(report, site.replace(/\/+$/, '')));
});

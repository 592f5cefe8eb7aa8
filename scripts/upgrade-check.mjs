// `npm run upgrade:check -- <folder> [--from 6] [--to 8] [--site <address>]`: lists which changes of the migration guides concern the code in a folder, as
// Markdown with boxes. Without `--from`, the majors are those that the folder's package.json names.
import './lib/say-mistakes.mjs';
import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { readOptions } from './lib/scaffold/options.mjs';

const { checkUpgrade, isIgnored, isReadable } = loadTs(
  '../../src/migration/upgrade/engine/check.ts',
);
const { reportMarkdown } = loadTs('../../src/migration/upgrade/engine/markdown.ts');
const { majorsOf } = loadTs('../../src/migration/upgrade/engine/majors.ts');
const { readGuides } = loadTs('../../src/migration/node/readGuides.ts');

/** Reads what the engine can read of a folder, or of a file in it. */
function sourcesIn(folder, name = '') {
  const file = path.join(folder, name);
  const stats = lstatSync(file);
  try {
    if (stats.isDirectory()) {
      const inside = isIgnored(path.basename(name)) ? [] : readdirSync(file);
      return inside.flatMap((each) => sourcesIn(folder, path.posix.join(name, each)));
    }
    const isSource = stats.isFile() && isReadable(name);
    return isSource ? [{ path: name, text: readFileSync(file, 'utf8') }] : [];
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(error.code)) throw error;
    console.error(`Skipped, since it may not be read: ${name || '.'}`);
    return [];
  }
}

const { values, positionals } = readOptions({
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
const manifest = path.join(folder, 'package.json');
const manifests = existsSync(manifest) ? [readFileSync(manifest, 'utf8')] : [];
const majors = majorsOf({ ...values, manifests }, entries);
if ('problem' in majors) throw new UsageError(majors.problem);
const report = checkUpgrade(sourcesIn(folder), entries, majors);
const site = values.site ?? `${process.env.SITE_URL ?? 'http://localhost:3000'}/x`;
process.stdout.write(reportMarkdown(report, site.replace(/\/+$/, '')));

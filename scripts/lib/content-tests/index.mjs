// The content tests of `npm test`: which run, which don't, and the words for it.
import { readFileSync } from 'node:fs';
import { sentinels } from '../../../tests/sentinels.mjs';
import {
  changedPackages,
  changesSince,
  fileAt,
  headCommit,
  isAncestor,
  isShallow,
} from './changes.mjs';
import { changedPages, chooseDue } from './due.mjs';
import { contentPages } from './pages.mjs';

/**
 * How many changed pages `npm test` runs, besides sentinels. A page takes about five seconds of both cores on a quick machine, so
 * this bounds a run whatever a change touches.
 */
const bound = 60;

/** Files that the checks of migration guides against older packages depend on. */
const ofReleases = /^(?:docs\/migration|src\/migration|src\/code\/node)\//;

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says why nothing is known about changes; undefined if it is known. */
function whyUnknown(record) {
  if (!record) return 'there was no full run yet';
  if (headCommit() === undefined) return 'there is no git history';
  if (isAncestor(record.commit)) return undefined;
  const commit = record.commit.slice(0, 7);
  return isShallow()
    ? `this is a shallow clone, without the full run of ${commit}`
    : `the history doesn't contain the full run of ${commit}`;
}

/** Returns the names of a list, the first twenty of a long one. */
const named = (names) =>
  names.length > 20
    ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more`
    : names.join(', ');

/**
 * Returns which content tests are due, from the last full run, git and the sources.
 *
 * @param {import('../full-run.mjs').FullRun | undefined} record
 * @returns {{ pages: string[], all: string[], changedSince: string | undefined, isReleasesDue: boolean, intro: string,
 *   outro: string }} the pages whose content tests run; all pages; the commit whose full run proves what didn't change; whether
 *   the checks against older packages are due; and what to say before and after the run
 */
export function contentPlan(record) {
  const always = sentinels.map(({ page }) => page);
  const pages = contentPages('.', always);
  const all = pages
    .map(({ page }) => page)
    .filter((page) => !/^\d/.test(page) || always.includes(page));
  const unknown = whyUnknown(record);
  const manifest = (text) => JSON.parse(text ?? '{}');
  const changes = unknown ? [] : changesSince(record.commit);
  const packages = unknown
    ? []
    : changedPackages(
        manifest(fileAt(record.commit, 'package.json')),
        manifest(readFileSync('package.json', 'utf8')),
      );
  const changed = changedPages({ pages, changes, packages });
  const { due, owed, leftOut, ...plan } = chooseDue({ changed, sentinels: always, all, bound });
  const own = plural(always.length, 'sentinel');
  const owes =
    owed.length > 0 ? `, ${owed.length} more due that only \`npm run test:all\` tests` : '';
  const counts = unknown
    ? `only ${own}, since ${unknown}; ${leftOut} pages left out: \`npm run test:all\``
    : `${own} and ${plural(due.length, 'page')} due since the full run of ${record.commit.slice(0, 7)}${owes}; ${leftOut} left out: \`npm run test:all\``;
  const list = [
    ...due.map(({ page, reason }) => `  ${page}: ${reason}`),
    ...(owed.length > 0 ? [`  not tested: ${named(owed)}`] : []),
  ];
  return {
    ...plan,
    all,
    changedSince: unknown ? undefined : record.commit,
    isReleasesDue: unknown !== undefined || changes.some(({ file }) => ofReleases.test(file)),
    intro: [`Content tests: ${counts}.`, ...list].join('\n'),
    outro: `Content tests that ran: ${counts}.`,
  };
}

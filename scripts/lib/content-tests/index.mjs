// The content tests (claims and visits) of `npm test`: which run, which don't, and the words for it.
import { sentinels } from '../../../tests/sentinels.mjs';
import { changedPackages, changesSince, headCommit, isAncestor, isShallow } from './changes.mjs';
import { contentPages } from './pages.mjs';

/** Families of packages that are released together: a demo that imports one of them runs the code of the others, too. */
const families = /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)/;

const familyOf = (name) => families.exec(name)?.[0] ?? name;

/** Whether a module name belongs to a package, or to one of its family. */
const isOf = (imported, name) =>
  imported === name || imported.startsWith(`${name}/`) || familyOf(imported) === familyOf(name);

/**
 * @typedef {object} Page a page with content tests
 * @property {string} page its address below `/x/`, without slashes at the ends: `react-charts/bars`, `8.0.0/react-charts/bars`
 * @property {string} folder the folder of its sources: `docs/react-charts/bars`
 * @property {readonly string[]} imports the names of all modules that its demos and claims import
 * @property {readonly string[]} data the files of other folders that they import, directly or through others: sample data, and
 *   what pages share
 *
 * @typedef {object} Change a file that is not as it was in the last full run
 * @property {string} file
 * @property {number} since when it was first changed after that run, in seconds since 1970; Infinity if not committed
 *
 * @typedef {{ page: string, reason: string, since: number }} DuePage
 */

/** Returns the page that a file belongs to: the one with the deepest folder around it. */
function ownerOf(file, pages) {
  const around = pages.filter(({ folder }) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * Returns the pages that changed since the last full run, the one with the oldest change first: a page whose text, demos, claims or
 * sample data changed, and pages that import a package with another version.
 *
 * @param {object} found
 * @param {readonly Page[]} found.pages all pages
 * @param {readonly Change[]} found.changes
 * @param {readonly string[]} found.packages packages whose version changed
 * @returns {DuePage[]}
 */
export function changedPages({ pages, changes, packages }) {
  const due = new Map();
  const add = ({ page }, reason, since) => {
    const before = due.get(page);
    if (!before || since < before.since) due.set(page, { page, reason, since });
  };
  for (const { file, since } of changes) {
    const owner = ownerOf(file, pages);
    if (owner) add(owner, file, since);
    for (const page of pages) if (page.data.includes(file)) add(page, file, since);
  }
  for (const name of packages) {
    const users = pages.filter(({ imports }) => imports.some((each) => isOf(each, name)));
    // The oldest of all: whatever else changed, a page on new packages has no proof yet.
    for (const page of users) add(page, `another version of ${name}`, 0);
  }
  return [...due.values()].sort((a, b) => a.since - b.since || (a.page < b.page ? -1 : 1));
}

/**
 * @typedef {object} DueTests
 * @property {DuePage[]} due pages whose content tests run because of a change, within the bound
 * @property {string[]} owed pages that changed but are beyond the bound; only a full run tests them
 * @property {string[]} pages all pages whose content tests run: sentinels, then those that are due
 * @property {number} leftOut how many other pages are as they were in the last full run
 */

/**
 * Chooses the pages whose content tests run.
 *
 * @param {object} options
 * @param {readonly DuePage[]} options.changed from {@link changedPages}; empty if nothing is known about changes
 * @param {readonly string[]} options.sentinels pages that always run
 * @param {readonly string[]} options.all addresses of all pages
 * @param {number} options.bound how many changed pages run at most, besides sentinels
 * @returns {DueTests}
 * @throws {Error} if a sentinel is no page
 */
export function chooseDue({ changed, sentinels, all, bound }) {
  const unknown = sentinels.filter((page) => !all.includes(page));
  if (unknown.length > 0) {
    throw new Error(
      `tests/sentinels.mjs names ${unknown.map((page) => `"${page}"`).join(', ')}, which no page has as its address.`,
    );
  }
  const others = changed.filter(({ page }) => !sentinels.includes(page));
  const due = others.slice(0, bound);
  const owed = others.slice(bound).map(({ page }) => page);
  const pages = [...sentinels, ...due.map(({ page }) => page)];
  const known = new Set([...pages, ...owed]);
  return { due, owed, pages, leftOut: all.filter((page) => !known.has(page)).length };
}

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
  const changes = unknown ? [] : changesSince(record.commit);
  const packages = unknown ? [] : changedPackages(record.commit, 'dependencies');
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

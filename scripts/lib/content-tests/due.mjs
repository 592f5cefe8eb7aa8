// Decides which pages' content tests (claims and visits) are due. Pure: what git and the files say comes in as data.

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

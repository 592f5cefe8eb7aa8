// Runs every check on the packages that are installed now, and turns the results into entries.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quotedWords } from '../claimed-demos.mjs';
import { loadTs } from '../load-ts.mjs';
import { listIn } from './move.mjs';

const load = (file) => loadTs(`../../src/versions/next/${file}.ts`);
const { distinct, parseList, sources, updateEntries, writeList } = load('entries');

/** @typedef {ReturnType<typeof import('./project.mjs').realProject>} Project the project to check; tests replace it with a fixture */

/** Returns the methods and hooks that are no longer public, in the form of removed members: they are not in the reference. */
function goneSurface(before, after, product) {
  const isOfSurface = ({ kind }) => kind === 'method' || kind === 'hook';
  const key = ({ owner, name }) => `${owner} ${name}`;
  const there = new Set(after.map(key));
  const gone = before.filter((each) => isOfSurface(each) && !there.has(key(each)));
  const owners = [...new Set(gone.map(({ owner }) => owner))];
  const diff = (owner) => ({
    ...{ name: owner, product: product.slug, path: '', added: [], deprecated: [], defaults: [] },
    page: gone.some((each) => each.owner === owner && each.name === '') ? 'removed' : 'kept',
    removed: gone
      .filter((each) => each.owner === owner && each.name !== '')
      .map(({ name }) => name.split('.').at(-1)),
  });
  return owners.map(diff);
}

/** Leaves out removed classes that belong to a slot now, since they still exist. */
function withoutMovedClasses(diffs, pages) {
  const slots = new Map(
    pages.map(({ path, slots: own }) => [path, new Set(own.map((slot) => `.${slot.className}`))]),
  );
  return diffs.map((diff) => ({
    ...diff,
    removed: diff.removed.filter((name) => !slots.get(diff.path)?.has(name)),
  }));
}

/**
 * Checks that the reference of each product has at least half as many components as before. No release removes more than that;
 * with fewer, the extraction cannot read the packages.
 * @throws {Error} if it has fewer, instead of an entry for everything that the docs name
 */
function assertReadable(products, before, after) {
  for (const { slug, name } of products) {
    const count = (pages) =>
      pages.filter(({ product, kind }) => product === slug && kind === 'component').length;
    if (count(after) * 2 < count(before)) {
      throw new Error(
        `the reference of ${name} has ${count(after)} components and had ${count(before)}: src/api-reference cannot read the packages`,
      );
    }
  }
}

/**
 * Returns what each check finds.
 * @param {Project} project
 * @param {import('./move.mjs').State} state
 * @param {{ pages: object[], members: Record<string, object[]> }} before the reference and the members before the move
 * @param {{ skipped?: string[], log?: (text: string) => void, onFound?: (findings: object[]) => void }} [options] `onFound`:
 *   gets all findings after each check
 * @returns {Promise<object[]>} findings, see src/versions/next/entries.ts
 */
export async function collect(project, state, before, options = {}) {
  const { skipped = [], log = () => {}, onFound = () => {} } = options;
  const { coverageOf } = await import('../coverage/check.mjs');
  const { diffReference } = loadTs('../../src/api-reference/node/diff.ts');
  const { changeEntries, changesBetween, readChangelog } = load('node/changelog');
  const findings = Object.keys(sources).map((source) => ({
    source,
    entries: [],
    notRun: skipped.includes(source) ? 'it was skipped with --skip' : 'it has not run yet',
  }));
  /** Runs a check. If it throws, the message is kept as its result, and the other checks still run. */
  const run = async (source, find) => {
    if (skipped.includes(source)) return;
    const own = findings.find((each) => each.source === source);
    log(`Checking: ${sources[source]} …`);
    try {
      own.entries = distinct(await find());
      delete own.notRun;
    } catch (error) {
      own.notRun = error.message;
    }
    onFound(findings);
  };

  log('Reading the guides …');
  const products = project
    .products()
    .map((product) => ({ ...product, changes: readChangelog(product.changelog.text) }));
  const texts = new Map(project.pages().map(({ file, text }) => [file, text]));
  let pages;
  await run('reference', () => {
    const found = project.readReference();
    assertReadable(products, before.pages, found.pages);
    pages = found.pages;
    return found.entries;
  });
  const needed = () => {
    if (!pages) throw new Error('the reference could not be read');
    return pages;
  };
  const viewsOf = () => {
    const diffs = withoutMovedClasses(diffReference(before.pages, needed()), pages);
    return products.map((product) => ({
      ...{ product, name: product.name, to: state.to, guides: product.guides },
      diffs: diffs.filter((diff) => diff.product === product.slug),
      changelog: changesBetween(product.changes, state.from, state.to),
    }));
  };
  const { goneEntries, deprecatedEntries, defaultEntries } = load('node/members');
  const { anchorEntries, linkEntries, lostEntries, searchEntries } = load('node/links');

  await run('coverage', () => {
    const { coverageEntries } = load('node/coverage');
    return viewsOf().flatMap((view) => {
      const members = project.membersOf(view.product.slug, pages);
      return coverageEntries(coverageOf(view.product, members, view.guides).missing, view);
    });
  });
  await run('messages', async () => {
    const { misnamedMessages, unexplainedMessages, unusedExceptions } =
      await import('../coverage/messages.mjs');
    const { exceptionEntries, messageEntries, misnamedEntries } = load('node/coverage');
    const guides = products.flatMap((product) => product.guides);
    const messages = project.messages();
    const exceptions = project.messageExceptions;
    return [
      ...messageEntries(unexplainedMessages(messages, [...texts.values()], exceptions), guides),
      ...misnamedEntries(misnamedMessages(messages, project.pages())),
      ...exceptionEntries(unusedExceptions(messages, exceptions)),
    ];
  });
  await run('changes', () =>
    products.flatMap(({ changelog, changes, ...product }) =>
      changeEntries(changes, product, state, changelog.file),
    ),
  );
  await run('gone', () =>
    viewsOf().flatMap((view) => {
      const { slug } = view.product;
      const surface = goneSurface(
        before.members[slug] ?? [],
        project.membersOf(slug, pages),
        view.product,
      );
      return goneEntries({ ...view, diffs: [...view.diffs, ...surface] });
    }),
  );
  await run('deprecated', () => viewsOf().flatMap(deprecatedEntries));
  await run('defaults', () => viewsOf().flatMap(defaultEntries));
  await run('links', () => {
    const all = [...texts].map(([file, text]) => ({ file, text, components: [], demos: [] }));
    return [
      ...linkEntries(all, needed()),
      ...anchorEntries(all, before.pages, pages),
      ...lostEntries(all, project.frozenText, state.from),
    ];
  });
  await run('search', () => {
    const { file, text } = project.searchFixture();
    return searchEntries(file, text, before.pages, needed());
  });
  await run('tags', () => {
    const { text, current, frozen } = project.navigation();
    return load('node/pins').tagEntries(text, current, frozen);
  });
  await run('packages', () => load('node/pins').packageEntries(state.packages, state));

  const { typeEntries, fenceEntries, claimEntries } = load('node/results');
  await run('types', async () => typeEntries(await project.typecheck()));
  await run('fences', async () => fenceEntries(await project.fences()));
  let report;
  await run('claims', async () => {
    report = await project.claims();
    return claimEntries(report, project.root, (file) => texts.get(file));
  });
  await run('prose', () => {
    const known = new Set(products.flatMap(({ changes }) => changes.map(({ release }) => release)));
    return proseOf(project, { ...state, known }, texts, report ?? project.lastClaims());
  });
  return findings;
}

/** Returns entries for lines about versions, with the claims about them and the results of these, if they have run. */
function proseOf({ root, frozenText }, { from, to, packages, frozen, known }, texts, report) {
  const { proseEntries } = load('node/prose');
  const older = packages
    .filter((each) => each.from !== each.to && each.from !== from)
    .map((each) => each.from);
  const claims = report && load('node/results').claimsByPage(report, root);
  const written = (file) => (existsSync(file) ? quotedWords(readFileSync(file, 'utf8')) : []);
  const claimsOf = (file) =>
    claims ? claims.get(file) : written(claimsBeside(root, file)).map((words) => ({ words }));
  // A version that was frozen before the move lacks what has been written since.
  const textBefore = (file) => (frozen === from ? frozenText(file) : undefined);
  return [...texts].flatMap(([file, text]) =>
    proseEntries({ file, text }, { from, to, older, known }, claimsOf(file), textBefore(file)),
  );
}

const claimsBeside = (root, page) => path.join(root, path.dirname(page), 'claims.test.tsx');

/**
 * Writes the list again. Boxes that a person has ticked stay ticked.
 * @returns {object[]} its entries
 */
export function updateList(root, state, findings) {
  const file = listIn(root, state.to);
  const before = existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
  const entries = updateEntries(before, findings);
  writeFileSync(file, writeList(state, entries, findings));
  return entries;
}

/**
 * Writes the new number into sentences whose claims hold, into these claims and into commands.
 * @param {string} root the project's folder
 * @param {{ from: string, to: string }} move
 * @param {readonly { file: string, text: string }[]} pages
 * @param {object} report of the claims, see src/versions/next/node/results.ts
 * @returns {{ lines: number, pages: number }} how many lines were changed, on how many pages
 */
export function renumberPages(root, move, pages, report) {
  const { renumber, renumberClaims } = load('node/prose');
  const claims = load('node/results').claimsByPage(report, root);
  const done = { lines: 0, pages: 0 };
  for (const { file, text } of pages) {
    const { text: renumbered, changed, words } = renumber(text, move, claims.get(file) ?? []);
    if (changed === 0) continue;
    writeFileSync(path.join(root, file), renumbered);
    done.lines += changed;
    done.pages += 1;
    const tests = claimsBeside(root, file);
    if (words.length > 0 && existsSync(tests))
      writeFileSync(tests, renumberClaims(readFileSync(tests, 'utf8'), move, words));
  }
  return done;
}

// `npm run version:next -- 8.2.0 [--check] [--renumber] [--undo]`: moves the docs to new packages and lists what is no longer true.
import './lib/say-mistakes.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { checkInCopy } from './lib/next/check.mjs';
import { collect, updateList, renumberPages } from './lib/next/collect.mjs';
import { move, parseNext, undo, forget, listIn, readKept, readState } from './lib/next/move.mjs';
import { nextEnvironment, realProject } from './lib/next/project.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { stopBetweenSteps, throwIfChanged } from './lib/versions/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { forRenumber, isForRenumber, openEntries, parseList, sources } = loadTs(
  '../../src/versions/next/entries.ts',
);

/** Returns how many open entries of each check need a person, a line each, and how many don't; lines with none are left out. */
const countsOf = (open) =>
  Object.entries({ ...sources, renumber: forRenumber })
    .map(([source, label]) => [
      open.filter((each) => (isForRenumber(each) ? 'renumber' : each.source) === source).length,
      label,
    ])
    .filter(([count]) => count > 0)
    .map(([count, label]) => `  ${String(count).padStart(4)}  ${label}`)
    .join('\n');

/** Runs the checks on what is installed and writes the list. In a copy, the list is gone soon: only its counts are told. */
async function look(skipped, { isCopy }) {
  const state = readState(root);
  const findings = await collect(realProject(root), state, readKept(root, 'before'), {
    skipped,
    log: console.log,
    // Ctrl+C during a later check keeps what was found.
    onFound: (found) => updateList(root, state, found),
  });
  const entries = updateList(root, state, findings);
  for (const { source, notRun } of findings.filter((each) => each.notRun !== undefined)) {
    console.log(`\nNot checked (${sources[source]}): ${notRun}`);
  }
  const open = openEntries(entries);
  const where = isCopy ? '.' : `: see next-${state.to}.md.`;
  console.log(`\n${open.length} of ${entries.length} entries are open${where}`);
  console.log(countsOf(open));
  for (const { name, to } of state.packages.filter((each) => each.to !== state.to)) {
    console.log(`The registry has no ${name} ${state.to}; the nearest release is ${to}.`);
  }
}

/**
 * Returns the move in progress, undefined if there is none. A move without open entries, or whose list was deleted, is over.
 * @throws {UsageError} if it was interrupted, or if another version is requested before it is over, or one that can't be moved to
 */
function currentMove(version, environment) {
  const state = readState(root);
  if (!state) return undefined;
  if (!state.moved) {
    throw new UsageError(
      `A move to ${state.to} was interrupted. Undo it: npm run version:next -- --undo`,
    );
  }
  if (version === undefined || version === state.to) return state;
  const file = listIn(root, state.to);
  const entries = existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
  const open = openEntries(entries).length;
  if (open > 0) {
    throw new UsageError(
      `${open} entries of next-${state.to}.md are open. Finish them, delete the list, or undo the move: npm run version:next -- --undo`,
    );
  }
  // What the next move would refuse must not end this one, which could then not be undone.
  parseNext(version, environment.current);
  throwIfChanged(environment.changes);
  forget(root, state.to);
  return undefined;
}

/** Writes the new number where the last run of the claims has proven what the page says. */
function changeNumbers(state) {
  const project = realProject(root);
  const report = state && project.lastClaims();
  if (!report) {
    throw new UsageError(
      '--renumber needs the results of the claims on the new packages: run npm run version:next -- <version> first, without --skip claims.',
    );
  }
  const { lines, pages } = renumberPages(root, state, project.pages(), report);
  console.log(
    `Changed ${state.from} to ${state.to} in ${lines} lines of ${pages} pages: commands, and sentences whose claims hold. Review the changes.`,
  );
}

async function main() {
  const { values, positionals } = readOptions(
    {
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        undo: { type: 'boolean' },
        renumber: { type: 'boolean' },
        skip: { type: 'string', default: '' },
        list: { type: 'string' },
        // For the copy that --check makes.
        unfrozen: { type: 'boolean' },
        // For this command itself, after the move: a process that has read the older pins cannot run the checks.
        look: { type: 'boolean' },
      },
    },
    ['unfrozen', 'look'],
  );
  const [version, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One version at a time; also found ${more.join(' ')}.`);
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.find((source) => !(source in sources));
  if (unknown !== undefined) {
    throw new UsageError(
      `--skip names "${unknown}"; available: ${Object.keys(sources).join(', ')}.`,
    );
  }
  if (values.look) return look(skipped, { isCopy: values.unfrozen });

  const environment = nextEnvironment(root);
  if (values.undo) {
    const { from, changes, edited } = await undo(environment);
    console.log(`The docs are at ${from} again.`);
    for (const { file, object } of edited) {
      console.log(`${file} had been edited since the move. The edited text: git show ${object}`);
    }
    if (changes !== '') console.log(`Other changes were kept:\n${changes}`);
    return;
  }
  if (values.check) {
    parseNext(version, environment.current);
    const folder = path.dirname(values.list ?? '');
    if (!existsSync(folder)) {
      throw new UsageError(`--list names a file in "${folder}", which does not exist.`);
    }
    const list = await checkInCopy(root, version, values.skip ? ['--skip', values.skip] : []);
    if (values.list) writeFileSync(values.list, list);
    console.log(
      values.list ? `The list is in ${values.list}.` : 'Save the list with --list <file>.',
    );
    return;
  }
  if (values.renumber) return changeNumbers(currentMove(undefined, environment));
  const state = currentMove(version, environment);
  if (!state && version === environment.current) {
    throw new UsageError(
      `The docs are at ${version} already, and this folder has no list of what that made outdated: only the clone that moved them keeps it. Go on there.`,
    );
  }
  if (!state) await move(version, environment, { freeze: !values.unfrozen });
  const { status } = spawnSync(
    process.execPath,
    [
      import.meta.filename,
      '--look',
      ...(values.unfrozen ? ['--unfrozen'] : []),
      ...(values.skip ? ['--skip', values.skip] : []),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

// The checks can be interrupted anywhere; a move that is interrupted before them is undone.
if (!process.argv.includes('--look')) stopBetweenSteps();

await main();

// The stages of `npm test` and `npm run test:all`, and which of them a run needs. Loaded once packages are installed.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { contentPlan } from './content-tests/index.mjs';
import { browserPath } from './find-browser.mjs';
import { installReleases } from './install.mjs';
import { reports } from './reports.mjs';
import { run, runTool } from './run.mjs';
import { unitsOfShard } from './shards.mjs';
import { onlyStages } from './stages.mjs';

const visitsFile = 'tests/guides.spec.ts';

/** The tests on small sites, which are one piece: what they test is built first. */
const smallSites = 'small sites';
const smallSiteFolders = ['tests/small-site', 'tests/analytics', 'tests/offline'];

/** Stages that every shard needs: the rest of it runs on what they make. */
const shared = ['browser', 'build'];

/** The stages without which nothing that follows them can run. */
export const stagesNeeded = new Set(shared);

const atEnd = { atEnd: true };

const node = (file, args = [], options = atEnd) => run(process.execPath, [file, ...args], options);

const vitest = (config, name, env = {}) =>
  runTool(
    'vitest',
    [
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports[name]}`,
    ],
    { ...atEnd, env },
  );

/** Tells tests which pages' content they test; see `tests/contentPages.ts`. */
const contentEnv = (pages) => (pages ? { CONTENT_PAGES: pages.join() } : {});

async function browser() {
  try {
    console.log(await browserPath());
    return { code: 0 };
  } catch (error) {
    console.error(error.message);
    return { code: 1, output: error.message };
  }
}

/** Installs the packages of older majors, then checks the migration guides against them. */
async function olderReleases() {
  const code = await installReleases();
  return code === 0 ? vitest('vitest.releases.config.ts', 'migration guides') : { code };
}

/** Runs the tests in other engines, where these can be installed. */
const otherEngines = () =>
  node('scripts/engines.mjs', [
    '--if-installable',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports['other engines']}`,
  ]);

/**
 * What the parts of a run are about: pages for unit tests, claims and visits, files of browser tests, a commit. What is left out means
 * all there is. `nightly`: whether browser tests run that are tagged for full runs; see `nightly` in `tests/fixtures.ts`.
 * @typedef {{ unit?: string[], claims?: string[], visits?: string[], files?: string[], changedSince?: string, nightly: boolean }} Parts
 */
const everything = { nightly: true };

/** Returns the claims of a page alone; named by its folder, it would stand for the pages below it, too. */
const claimsFile = (page) => `docs/${page}/claims.test.tsx`;

const hasClaims = (page) => existsSync(claimsFile(page));

function claims(pages) {
  const args = [`--report=${reports.claims}`, ...(pages ?? []).map(claimsFile)];
  return node('scripts/claims.mjs', args);
}

const browserTests = ({ visits, files = [], nightly }) =>
  node('scripts/e2e.mjs', [...files, ...(nightly ? [] : ['--grep-invert=@nightly'])], {
    env: contentEnv(visits),
  });

const nightlyWords = 'Of the browser tests, those without the tag @nightly.';

/**
 * Lists of lanes, see `runStages`.
 * @param {Parts} parts
 */
const stagesOf = (parts) => {
  const { changedSince } = parts;
  const since = changedSince ? [`--changed-since=${changedSince}`] : [];
  return [
    [{ browser }],
    [
      {
        build: async () => ({ code: await build() }),
        'built pages': () => vitest('vitest.built.config.ts', 'built pages'),
        'build failures': () => vitest('vitest.failures.config.ts', 'build failures'),
      },
      // Of the lanes beside the build, the one that takes longest in a full run goes first, so that the last ones end together.
      { claims: () => claims(parts.claims) },
      { types: () => node('scripts/typecheck.mjs', since) },
      { 'unit tests': () => vitest('vitest.config.ts', 'unit tests', contentEnv(parts.unit)) },
      { lint: () => node('scripts/lint.mjs', since) },
      { prose: () => node('scripts/check-prose.mjs') },
      { coverage: () => node('scripts/check-coverage.mjs', ['--complete']) },
      { 'demos with claims': () => node('scripts/check-claims.mjs') },
      { 'migration guides': olderReleases },
    ],
    [{ 'browser tests': () => browserTests(parts) }],
    [{ 'other engines': otherEngines }],
  ];
};

/** Returns the names of all stages of lists. */
export const namesOf = (lists) => lists.flatMap((lanes) => lanes.flatMap(Object.keys));

/** Returns the test files that run on the site, except that of the visits. */
const browserFiles = () =>
  readdirSync('tests')
    .filter((file) => file.endsWith('.spec.ts') && file !== path.basename(visitsFile))
    .map((file) => path.posix.join('tests', file));

/** Returns all that can run on its own, for `--shard`. */
function allUnits(pages) {
  const named = (kind, names) => names.map((name) => ({ kind, name }));
  const isDivided = (name) => ['claims', 'browser tests'].includes(name);
  return [
    ...named(
      'stages',
      namesOf(stagesOf(everything)).filter((name) => !shared.includes(name) && !isDivided(name)),
    ),
    ...named('claims', pages.filter(hasClaims)),
    ...named('visits', pages),
    ...named('files', [...browserFiles(), smallSites]),
  ];
}

/** Returns what to run for some units, and in which stages. */
function partsOf(units) {
  const own = (kind) => units.filter((unit) => unit.kind === kind).map(({ name }) => name);
  const whole = own('stages');
  const visits = own('visits');
  const files = own('files').flatMap((name) => (name === smallSites ? smallSiteFolders : [name]));
  if (visits.length > 0) files.push(visitsFile);
  const parts = {
    ...everything,
    ...(whole.includes('claims') ? {} : { claims: own('claims') }),
    ...(whole.includes('browser tests') ? {} : { visits, files }),
  };
  const stages = [
    ...shared,
    ...whole,
    ...(parts.claims?.length > 0 ? ['claims'] : []),
    ...(parts.files?.length > 0 ? ['browser tests'] : []),
  ];
  return { parts, stages };
}

/**
 * Returns what a run consists of.
 *
 * @param {object} options see `scripts/test.mjs`
 * @param {boolean} [options.all]
 * @param {{ index: number, count: number }} [options.shard]
 * @param {readonly import('./shards.mjs').Unit[]} [options.again] what failed in a full run, and runs again
 * @param {import('./full-run.mjs').FullRun | undefined} record of the last full run
 * @returns {{ lists: import('./stages.mjs').Lane[][], intro: string, outro: string }} the stages, and what to say before and after
 *   them about what is left out
 */
export function testStages({ all, shard, again }, record) {
  const plan = contentPlan(record);
  if (!all) {
    const { pages, changedSince, isReleasesDue } = plan;
    const claims = pages.filter(hasClaims);
    const lists = stagesOf({ unit: pages, claims, visits: pages, changedSince, nightly: false });
    const isWanted = (name) =>
      name !== 'other engines' && (name !== 'migration guides' || isReleasesDue);
    const [intro, outro] = [plan.intro, plan.outro].map((words) => `${words}\n${nightlyWords}`);
    return { lists: onlyStages(lists, isWanted), intro, outro };
  }
  if (!shard && !again) {
    return { lists: stagesOf(everything), intro: 'Every check.', outro: 'Every check ran.' };
  }
  const units =
    again ??
    unitsOfShard(allUnits(plan.all), shard, ({ kind, name }) => record?.seconds[kind]?.[name]);
  const { parts, stages } = partsOf(units);
  const name = again
    ? 'what failed in the last full run'
    : `part ${shard.index} of ${shard.count} of every check`;
  const words = `${name}: ${stages.join(', ')}`;
  return {
    lists: onlyStages(stagesOf(parts), (stage) => stages.includes(stage)),
    intro: `This is ${words}.`,
    outro: `This was ${words}.`,
  };
}

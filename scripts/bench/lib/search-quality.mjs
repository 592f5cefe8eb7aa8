// Measures how well search answers the queries of the fixture.
import { loadTs } from '../../lib/load-ts.mjs';
import { formatTable } from './table.mjs';

const { detailsOf } = loadTs('../../src/search/browser/details.ts');
const { worthShowing } = loadTs('../../src/search/browser/results.ts');
const { groupBy } = loadTs('../../src/utils/groupBy.ts');
const { dialogLimits, groupHits } = loadTs('../../src/search/browser/groupHits.ts');

/** Returns the addresses of hits in the dialog's order: by kind, best group first. A row lists every page that shares it. */
function shownHits(query, { engine, names, shards }) {
  const { hits, query: parsed } = engine.search(query);
  const shown = worthShowing(hits).map((hit) => ({ ...hit, kind: engine.entries[hit.page].kind }));
  return groupHits(shown, dialogLimits)
    .flatMap((group) => group.hits)
    .map(({ page, section, others = [] }) => {
      const { title } = engine.entries[page];
      const sections = shards[names.shards[page]].pages[page];
      const id = section?.id ?? detailsOf(parsed, sections, { title }).section?.id;
      return [page, ...others].map(
        (one) => `/x${engine.entries[one].path}${id === undefined ? '' : `#${id}`}`,
      );
    });
}

/** Whether an address is a target. A target without a section matches all sections of its page. */
const isTarget = (address, targets) =>
  targets.includes(address) || targets.includes(address.replace(/#.*$/, ''));

const pageOf = (target) => target.replace(/#.*$/, '');

/** Returns targets whose page exists but not their section: a heading was renamed, and the query counts as missed. */
function lostTargets(queries, { names, shards }) {
  const pages = new Map(names.paths.map((page, number) => [`/x${page}`, number]));
  const all = new Set(queries.flatMap(({ targets }) => targets));
  return [...all].filter((target) => {
    const number = pages.get(pageOf(target));
    if (number === undefined || !target.includes('#')) return false;
    const sections = shards[names.shards[number]].pages[number];
    return !sections.some(([id]) => target.endsWith(`#${id}`));
  });
}

/** Returns the addresses of all pages of the build. */
const pagesOf = ({ names }) => new Set(names.paths.map((page) => `/x${page}`));

/** Returns the result of each query that has a target page in this build, or must have no hit. */
function answers(queries, built) {
  const known = pagesOf(built);
  return queries.flatMap(({ q, kind, half, targets }) => {
    const own = targets.filter((target) => known.has(pageOf(target)));
    if (targets.length > 0 && own.length === 0) return [];
    const hits = shownHits(q, built);
    const rank = hits.findIndex((addresses) => addresses.some((one) => isTarget(one, own))) + 1;
    return [{ q, kind, half, count: hits.length, rank, hasAnswer: own.length > 0 }];
  });
}

/** Returns a row of the quality table. */
function qualityRow(name, list) {
  const answered = list.filter(({ hasAnswer }) => hasAnswer);
  const share = (test) =>
    answered.length === 0
      ? ''
      : `${((100 * answered.filter(test).length) / answered.length).toFixed(1)} %`;
  const reciprocal = answered.reduce(
    (sum, { rank }) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0),
    0,
  );
  return [
    name,
    answered.length,
    answered.length === 0 ? '' : (reciprocal / answered.length).toFixed(3),
    share(({ rank }) => rank === 1),
    share(({ rank }) => rank > 0 && rank <= 3),
    answered.filter(({ count }) => count === 0).length,
    `${list.filter(({ hasAnswer, count }) => !hasAnswer && count > 0).length} of ${list.length - answered.length}`,
  ];
}

/**
 * Prints how well search answers, by half and kind of query.
 * @param {{ q: string, kind: string, half: string, targets: string[] }[]} queries
 * @param {{ engine: object, names: object, shards: object[] }} built the search engine and search files of the build
 */
export function printQuality(queries, built) {
  const known = pagesOf(built);
  const all = answers(queries, built);
  const remaining = new Set(
    queries.flatMap(({ targets }) => targets.map(pageOf)).filter((page) => !known.has(page)),
  );
  console.log(`
Quality, in the order of the dialog: ${all.length} of ${queries.length} queries have their page, or none;
${queries.length - all.length} queries and ${remaining.size} target pages remain.
Targets whose section is gone: ${lostTargets(queries, built).join(', ') || 'none'}`);
  for (const half of ['development', 'set aside']) {
    const own = all.filter((one) => one.half === half);
    const ofKinds = groupBy(own, ({ kind }) => kind);
    console.log(`
${half}
${formatTable([
  ['kind', 'queries', 'MRR@10', 'first', 'first three', 'no hit', 'hit for none'],
  ...Array.from(ofKinds, ([kind, list]) => qualityRow(kind, list)),
  qualityRow('all', own),
])}`);
  }
  // For the half that is set aside, only figures are printed: seeing its queries would invite tuning for them.
  const missed = all.filter(
    ({ half, rank, hasAnswer, count }) =>
      half === 'development' && (hasAnswer ? rank !== 1 : count > 0),
  );
  console.log(
    `Not first in development: ${missed.map(({ q, rank }) => `${q} (${rank || 'not shown'})`).join(', ') || 'none'}`,
  );
}

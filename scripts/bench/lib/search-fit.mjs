// Fits the weights of the kinds of evidence in search (src/search/browser/score.ts) to the development queries.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadTs } from '../../lib/load-ts.mjs';
import { seeded } from './random.mjs';

const { evidenceNames, weighPages } = loadTs('../../src/search/browser/score.ts');
const { matchRows } = loadTs('../../src/search/browser/matchRows.ts');
const { readNames } = loadTs('../../src/search/browser/question.ts');

/** A hit with at least this score was found by its name, and the weights don't matter. */
const leastName = 6;

/** Initial weights; evidence that is not listed starts at 0. */
const start = { together: 2, engine: 2, exact: 1, about: 1 };
/** Each round picks the best section of every page by the current weights; each of its epochs is one pass over all pairs. */
const rounds = 6;
const epochs = 15;
const rate = 0.3;
/** Keeps weights small that have little support. */
const decay = 1e-3;
/** Number of wrong pages that the right one is compared with. */
const rivals = 20;

const dot = (weights, values) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Returns the development queries that no name decides, each as its candidates with their evidence. */
function examplesOf(queries, engine) {
  const addressOf = (page, id) =>
    `/x${engine.entries[page].path}${id === undefined ? '' : `#${id}`}`;
  return queries.flatMap(({ q, half, targets }) => {
    if (half !== 'development' || targets.length === 0) return [];
    if ((engine.search(q).hits[0]?.score ?? 0) >= leastName) return [];
    const question = engine.ask(q);
    const isAnswer = (page, id) =>
      targets.includes(addressOf(page)) ||
      (id !== undefined && targets.includes(addressOf(page, id)));
    const valuesOf = (evidence) => evidenceNames.map((name) => evidence[name]);
    const pages = weighPages(question).flatMap(({ id, candidates }) =>
      candidates.map(({ heading, evidence }) => ({
        id,
        isAnswer: isAnswer(id, heading?.heading.id || undefined),
        values: valuesOf(evidence),
      })),
    );
    const rows = matchRows(question, readNames(question)).flatMap(({ row, evidence }) => {
      if (!evidence) return [];
      const id = row.prefix + row.name;
      const answers = row.pages.some((one) => isAnswer(one, id));
      return [{ id: `${row.product} ${id}`, isAnswer: answers, values: valuesOf(evidence) }];
    });
    return [[...pages, ...rows]];
  });
}

/** Returns the best candidate of each page by these weights, the best page first. */
function bestOfPages(weights, candidates) {
  const best = new Map();
  for (const candidate of candidates) {
    const value = dot(weights, candidate.values);
    const known = best.get(candidate.id);
    if (!known || value > known.value) best.set(candidate.id, { value, candidate });
  }
  return [...best.values()].sort((a, b) => b.value - a.value).map(({ candidate }) => candidate);
}

/**
 * Returns for each example how the evidence of its strongest rivals, the best candidates of wrong pages, differs from that of
 * the answer.
 */
function rivalsOf(weights, examples) {
  return examples.flatMap((candidates) => {
    const best = (isAnswer) =>
      bestOfPages(
        weights,
        candidates.filter((each) => each.isAnswer === isAnswer),
      );
    const [answer] = best(true);
    if (!answer) return [];
    const differenceOf = ({ values }) => values.map((value, at) => value - answer.values[at]);
    return [best(false).slice(0, rivals).map(differenceOf)];
  });
}

/** Returns a list in random order, the same for the same seed. */
function shuffled(list, seed) {
  const random = seeded(seed);
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/**
 * Fits weights that rank answers above other pages: a softmax over the answer and its rivals, with a separate step size for
 * each weight.
 * @param {{ id: number, isAnswer: boolean, values: number[] }[][]} examples the candidates of each query: their page, and the
 *   evidence in the order of `evidenceNames`
 * @returns {number[]} in the same order
 */
export function fitWeights(examples) {
  const weights = evidenceNames.map((name) => start[name] ?? 0);
  for (let round = 0; round < rounds; round += 1) {
    const lists = rivalsOf(weights, examples);
    const squares = weights.map(() => 1e-8);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (const differences of shuffled(lists, round * epochs + epoch)) {
        const odds = differences.map((difference) => Math.exp(dot(weights, difference)));
        const all = odds.reduce((sum, one) => sum + one, 1);
        weights.forEach((weight, at) => {
          const pull = differences.reduce((sum, one, rival) => sum + odds[rival] * one[at], 0);
          const slope = decay * weight + pull / all;
          squares[at] += slope * slope;
          weights[at] -= (rate * slope) / Math.sqrt(squares[at]);
        });
      }
    }
  }
  return weights;
}

/**
 * Fits the weights to the development queries and writes them into score.ts. The half that is set aside then shows how good they
 * are on other queries.
 * @param {{ q: string, half: string, targets: string[] }[]} queries
 * @param {object} engine the search engine of the build
 */
export function fit(queries, engine) {
  const examples = shuffled(examplesOf(queries, engine), 1);
  const weights = fitWeights(examples);
  const file = new URL('../../../src/search/browser/score.ts', import.meta.url);
  const source = evidenceNames.reduce(
    (text, name, at) =>
      text.replace(
        new RegExp(`^(  ${name}: ).*,$`, 'm'),
        (_, start) => `${start}${Number(weights[at].toFixed(2))},`,
      ),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, source);
  console.log(
    `The weights of ${examples.length} queries are in src/search/browser/score.ts. Run npm run bench:search to see what they do.`,
  );
}

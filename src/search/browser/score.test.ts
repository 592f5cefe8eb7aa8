import { expect, it } from 'vitest';
import { addresses, engineOf, page } from '../__fixtures__/pages';
import { inIndexOrder } from '../indexPages';
import { levels } from './matchRows';
import { parseQuery } from './query';
import { evidenceNames, likelihoodOf, scoreOf, tellingWeights, weighPages } from './score';
import { createVocabulary } from './vocabulary';

const section = (id: string, heading: string, text: string) => ({ id, heading, text, code: '' });

const teas = inIndexOrder([
  page('/react-data-grid/tea/', 'Tea', '', {
    keywords: ['hot drink'],
    sections: [
      section('', '', 'Tea in a cup.'),
      section('warm-the-cup', 'Warm the cup', 'Pour water into it.'),
      section('fill-the-kettle', 'Fill the kettle', 'Pour water into it.'),
    ],
  }),
  page('/react-data-grid/coffee/', 'Coffee', '', {
    sections: [section('', '', 'Coffee in a cup.'), section('fill-the-cup', 'Fill the cup', '')],
  }),
]);
const engine = engineOf(teas);

it('gives rarer words more weight', () => {
  const counts = new Map([
    ['kettle', 1],
    ['cup', 40],
  ]);
  const query = parseQuery('kettle cup', createVocabulary(counts));
  const [kettle = 0, cup = 0] = tellingWeights(query, (word) => counts.get(word) ?? 0, 50);
  expect(kettle).toBeGreaterThan(2 * cup);
  expect(cup).toBeGreaterThan(0);
});

it('computes evidence and likelihood without NaN for any query', () => {
  for (const query of ['', '?', 'kettle', 'fill the cup', 'zzzz kettle', 'TeaCup']) {
    for (const { candidates } of weighPages(engine.ask(query))) {
      for (const { evidence, likelihood } of candidates) {
        for (const name of evidenceNames) expect(evidence[name], `${query}: ${name}`).not.toBeNaN();
        expect(likelihood).toBe(likelihoodOf(evidence));
      }
    }
  }
});

it('finds the section that matches most of the query, or the page with that keyword', () => {
  expect(addresses(engine, 'fill kettle')[0]).toBe('/react-data-grid/tea/#fill-the-kettle');
  expect(addresses(engine, 'warm the cup')[0]).toBe('/react-data-grid/tea/#warm-the-cup');
  expect(addresses(engine, 'hot drink')[0]).toBe('/react-data-grid/tea/');
});

it('scores increase with the likelihood, and stay above 0 and below those of names', () => {
  const scores = [-5, 0, 3, 5, 8, 50].map(scoreOf);
  expect([...scores].sort((a, b) => a - b)).toEqual(scores);
  expect(Math.min(...scores)).toBeGreaterThan(0);
  expect(Math.max(...scores)).toBeLessThan(Math.min(...Object.values(levels)));
});

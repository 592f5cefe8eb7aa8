import { expect, it } from 'vitest';
import { renumber, renumberClaims } from './prose';

const move = { from: '8.1.0', to: '8.2.0' };
const claims = [
  { words: 'rows never move in 8.1.0', holds: true },
  { words: 'it always jumps', holds: true },
  { words: 'cells shrink', holds: false },
];

it.each([
  ['a sentence with a claim that holds', 'In short, `rows` never move in 8.1.0.', 1],
  ['a sentence on two lines', 'In short, `rows` never\nmove in 8.1.0.', 1],
  ['a claim about a part of the sentence', 'At 8.1.0, it always jumps.', 1],
  ['a command', 'npm install @mui/x-charts@^8.1.0', 1],
  ['a file of the version', 'npx --package=./docs-8.1.0.tgz docs', 1],
  ['a heading with an id', '## rows never move in 8.1.0 {/* #rows */}', 1],
  ['a heading whose address would change', '## rows never move in 8.1.0', 0],
  ['a claim that fails', 'At 8.1.0, cells shrink.', 0],
  ['a claim about the next sentence', 'It fails in 8.1.0. Then it always jumps.', 0],
  ['one of two sentences without a claim', 'At 8.1.0, it always jumps. 8.1.0 is slow.', 0],
  ['no claim', 'Written for 8.1.0.', 0],
  ['both versions', 'At 8.1.0, it always jumps, as at 8.2.0.', 0],
  ['both versions on two lines', 'At 8.1.0, it always jumps,\nas at 8.2.0.', 0],
  ['an exact package', 'x-charts@8.1.0 it always jumps', 0],
])('%s', (_, text, changed) => {
  const result = renumber(text, move, claims);
  expect(result.changed).toBe(changed);
  expect(result.text).toBe(changed > 0 ? text.replaceAll('8.1.0', '8.2.0') : text);
});

it('changes the words of claims that quote a changed sentence, and no others', () => {
  const { words } = renumber('`rows` never move in 8.1.0. It always jumps.', move, claims);
  expect(words).toEqual(['rows never move in 8.1.0']);
  const file = `claim('rows never move in 8.1.0', () => run('8.1.0'));
claim(
  "rows never move in 8.1.0",
  () => {},
);
claim("It isn't there in 8.1.0", () => {});
`;
  expect(renumberClaims(file, move, words))
    .toBe(`claim('rows never move in 8.2.0', () => run('8.1.0'));
claim(
  "rows never move in 8.2.0",
  () => {},
);
claim("It isn't there in 8.1.0", () => {});
`);
});

import { expect, it } from 'vitest';
import { messageIn } from './queryTerms';

const message = 'MUI X: No row with id #7 found.';
const frames = [
  'at getRow (http://localhost:5173/node_modules/.vite/deps/x.js?v=1a:12:5)',
  'at App (http://localhost:5173/src/App.tsx:12:3)',
];

it.each([
  ['alone', message],
  ['with a stack', [message, ...frames].join('\n    ')],
  ['with a stack, in a field for one line', [message, ...frames].join(' ')],
  ['after other lines', `[vite] connected.\nwarnings.js:18 ${message}\n${frames[0]}`],
  ['as an error', `Uncaught Error: ${message}\n    ${frames[0]}`],
  ['with components', `${message}\n    at div\n    at App`],
  ['with components, in one line', `${message} at div at App at Root`],
])('a message is found %s', (_, text) => {
  expect(messageIn(text)).toBe(message);
});

it('an error of another tool is found by its kind', () => {
  expect(messageIn(`app.js:1 Uncaught TypeError: a is not a function\n${frames[0]}`)).toBe(
    'TypeError: a is not a function',
  );
});

it('a message keeps its own words', () => {
  const own = 'MUI X: Select at least one row at a time, then export.';
  expect(messageIn(own)).toBe(own);
});

it('other text is left as it is', () => {
  expect(messageIn('look at the first row')).toBe('look at the first row');
});

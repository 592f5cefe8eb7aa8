import { expect, it } from 'vitest';
import { readReady, readReport, readyType } from './protocol';

it('reads known messages from the frame, and drops everything else', () => {
  expect(readReport({ type: 'pong', more: 1 })).toEqual({ type: 'pong' });
  expect(readReport({ type: 'unready', run: 1 })).toEqual({ type: 'unready' });
  expect(readReport({ type: 'load', path: 'assets/js/a.js' })).toEqual({
    type: 'load',
    path: 'assets/js/a.js',
  });
  expect(
    readReport({ type: 'mistake', run: 3, message: 'a'.repeat(9000), file: {}, line: 'x' }),
  ).toEqual({
    type: 'mistake',
    run: 3,
    message: 'a'.repeat(2000),
    file: undefined,
    line: undefined,
  });
  expect(readReport({ type: 'height', height: Infinity })).toEqual({ type: 'height', height: 0 });
  for (const data of [null, undefined, 'pong', 7, [], {}, { type: 'start' }]) {
    expect(readReport(data)).toBeUndefined();
  }
});

it('reads the names of scripts from the first message, and no other paths', () => {
  const ready = { type: readyType, scripts: ['assets/js/a.0f.js', '../a.js', '/a.js', 'a.js', 7] };
  expect(readReady(ready)).toEqual({ type: readyType, scripts: ['assets/js/a.0f.js'] });
  for (const data of [null, readyType, { type: readyType }, { type: 'pong', scripts: [] }]) {
    expect(readReady(data)).toBeUndefined();
  }
});

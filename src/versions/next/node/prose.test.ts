import { describe, expect, it } from 'vitest';
import { proseEntries, type ClaimResult } from './prose';

describe('proseEntries', () => {
  const known = new Set(['8.1.0', '8.2.0', '8.4.0']);
  const find = (text: string, to: string, claims = [] as ClaimResult[]) =>
    proseEntries({ file: 'a', text }, { from: '8.1.0', to, older: ['8.0.1'], known }, claims).map(
      ({ line, ask }) => `${line} ${ask}`,
    );

  it('lists lines that name the old version, an older nearest release, or a release now reached', () => {
    const text = 'At 8.1.0.\nOf 8.0.1.\nNot before 8.4.\nPatches such as 8.1.1.\nWas in 8.0.0.';
    const lines = (to: string) => find(text, to).map((each) => each[0]);
    expect(lines('8.2.0')).toEqual(['1', '2']);
    expect(lines('8.4.0')).toEqual(['1', '2', '3']);
    expect(lines('9.0.0')).toEqual(['1', '2', '3']);
  });

  it('leaves out lines that were written for the new version', () => {
    const move = { from: '8.1.0', to: '8.2.0', older: [], known };
    const page = { file: 'a', text: 'At 8.2.0.\nAs of 8.2.0.' };
    expect(proseEntries(page, move, [], 'At 8.1.0.\nAs of 8.2.0.').map(({ line }) => line)).toEqual(
      [2],
    );
  });

  it.each(['npm install @mui/x-charts@^8.1.0', 'npx --package=./docs-8.1.0.tgz'])(
    'lists commands that install the old version: %s',
    (line) => {
      expect(find(line, '8.2.0')).toEqual([
        '1 Change 8.1.0 to 8.2.0 in the command, as --renumber does.',
      ]);
    },
  );

  it('uses the result of a claim about the sentence, even if that continues on the next line', () => {
    const words = 'x never moves';
    const ask = (holds: boolean | undefined, text: string) =>
      find(text, '8.2.0', [{ words, holds }])[0];
    expect(ask(true, 'At 8.1.0 `x`\nnever [moves](/a/).')).toMatch(/still holds.* --renumber does/);
    expect(ask(undefined, 'At 8.1.0 `x` never moves.')).toMatch(/^1 Run .* --renumber does/);
    expect(ask(true, '## In 8.1.0 `x` never moves')).toMatch(/still holds.*8\.2\.0\.$/);
    expect(ask(true, 'Since 8.0.1 `x` never moves.')).toMatch(/still holds.*8\.2\.0\.$/);
    expect(ask(true, 'Since 8.1 `x` never moves.')).toMatch(/still holds.*8\.2\.0\.$/);
    expect(ask(true, 'At 8.1.0 `x` never moves,\nas at 8.2.0.')).toMatch(/still holds.*8\.2\.0\.$/);
    expect(ask(false, 'At 8.1.0 `x` never moves.')).toContain('does not hold');
    expect(ask(true, 'At 8.1.0.\n\n`x` never moves.')).toContain('Try it on 8.2.0');
    expect(ask(true, 'It fails in 8.1.0. Otherwise `x` never moves.')).toContain('Try it on 8.2.0');
    expect(ask(true, '| 8.1.0 | a |\n| x never | moves |')).toContain('Try it on 8.2.0');
  });
});

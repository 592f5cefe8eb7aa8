import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Firefox before 128 and Safari before 17.4 drop a declaration with an alternative text, which would leave nothing of the mark.
it('marks that screen readers skip are drawn by browsers that know no alternative text', () => {
  const faults = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const lines = readFileSync(`src/${file}`, 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        const [, plain] = /^(\s*content: .+) \/ '.*';$/.exec(line) ?? [];
        return plain !== undefined && lines[at - 1] !== `${plain};` ? [`${file}:${at + 1}`] : [];
      });
    });
  expect(faults).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// `vh` is the height without a phone's bars: with them, the last entries would be below the edge of the screen.
it('lists that scroll are limited by the height that a phone really shows', () => {
  const faults = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      (
        readFileSync(`src/${file}`, 'utf8').match(/max-(?:block-size|height):[^;]*\dvh\b[^;]*;/g) ??
        []
      ).map((rule) => `${file}: ${rule}`),
    );
  expect(faults).toEqual([]);
});

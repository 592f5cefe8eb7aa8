import { claimsOf } from 'claims';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import changes from '../../../node_modules/@mui/x-data-grid/CHANGELOG.md?raw';
import { hostedVersions } from '../../../src/products/hosts';
import page from './index.mdx?raw';

const claim = claimsOf(page);

/** Rows of the table of majors: number, day of the release, support. */
const majors = [...page.matchAll(/^\| (\d) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, major, released = '', support = '']) => ({ major, released: dayjs(released), support }),
);

claim('gets two more years of long-term support', () => {
  expect(majors.map(({ major }) => major)).toEqual(['8', '7', '6', '5', '4']);
  majors.slice(1, 3).forEach(({ support }, index) => {
    const next = majors[index]?.released;
    expect(support).toBe(`Long-term support until ${next?.add(2, 'year').format('MMMM D, YYYY')}`);
  });
});

claim('This was the state when 8.1.0 was released', () => {
  for (const { major, released } of majors.slice(0, 2)) {
    expect(changes).toContain(`\n## ${major}.0.0\n\n_${released.format('MMM D, YYYY')}_\n`);
  }
});

claim('leads to the documentation of versions 7, 6, 5 and, for the Data Grid, 4', () => {
  const versions = hostedVersions.map(({ version, products }) => [version, products?.join()]);
  expect(versions).toEqual([
    ['v7', undefined],
    ['v6', undefined],
    ['v5', undefined],
    ['v4', 'x-data-grid'],
  ]);
});

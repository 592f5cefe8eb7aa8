import type { Use } from '../types';
import { classOwners, productOf } from './owners';

/** Finds class names of MUI X in a text: a style sheet, or a string of a script. */
export function classUses(text: string, firstLine: number): Use[] {
  if (!/Mui|Private/.test(text)) return [];
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\b((?:Mui|Private)[A-Z]\w*)(?:-([\w-]+))?/g)].flatMap(
      ([, root = '', name]) => {
        const use = { line: firstLine + index, kind: 'class' as const };
        const own: Use = { ...use, owners: ['theme'], name: root };
        return name === undefined
          ? [own]
          : [own, { ...use, owners: classOwners(root.replace(/^Mui/, '')), name }];
      },
    ),
  );
}

/** Finds every word of a script that can't be parsed, if the script names a package of MUI X. */
export function wordUses(text: string): Use[] {
  const paths = [...text.matchAll(/['"](@(?:mui|material-ui)\/[\w./-]+)['"]/g)].map(
    ([, path = '']) => path,
  );
  const products = [...new Set(paths.flatMap((path) => productOf(path) ?? []))];
  if (products.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    [...new Set(line.match(/[A-Za-z_$][\w$]*/g))].flatMap((name) =>
      products.map((product): Use => ({
        line: index + 1,
        kind: 'word',
        owners: [],
        name,
        product,
      })),
    ),
  );
}

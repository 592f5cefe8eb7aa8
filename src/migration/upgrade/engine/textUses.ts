import type { Use } from '../types';
import { classOwners, productOf } from './owners';

/** Finds class names of MUI X in a text: a style sheet, or a string of a script. */
export function classUses(text: string, firstLine: number): Use[] {
  if (!/Mui|Private/.test(text)) return [];
  return text.split('\n').flatMap((content, index) => {
    const use = { line: firstLine + index, kind: 'class' as const };
    const found = [...content.matchAll(/\b((?:Mui|Private)[A-Z]\w*)(?:-([\w-]+))?/g)];
    return found.flatMap(([, root = '', name]): Use[] => [
      { ...use, owners: ['theme'], name: root },
      ...(name === undefined
        ? []
        : [{ ...use, owners: classOwners(root.replace(/^Mui/, '')), name }]),
    ]);
  });
}

/** Finds every word of a script that can't be parsed, if the script names a package of MUI X. */
export function wordUses(text: string): Use[] {
  const paths = text.match(/(?<=['"])@(?:mui|material-ui)\/[\w./-]+(?=['"])/g) ?? [];
  const products = new Set(paths.flatMap((path) => productOf(path) ?? []));
  const use = { kind: 'word', owners: [] } as const;
  return text.split('\n').flatMap((content, index) => {
    const names = [...new Set(content.match(/[A-Za-z_$][\w$]*/g))];
    return names.flatMap((name) =>
      Array.from(products, (product) => ({ ...use, line: index + 1, name, product })),
    );
  });
}

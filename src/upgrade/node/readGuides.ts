import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../content/mdx/readPage';
import { entriesIn } from '../../migration/node/readEntries';
import type { UpgradeEntry } from '../types';

/** What each product's package from Material UI's lab became first. */
const firstMajors: Readonly<Record<string, number>> = { pickers: 5, 'tree-view': 6 };

const productNames: Readonly<Record<string, string>> = { pickers: 'date-pickers' };

/** Reads the entries of one guide; none for a page that isn't a guide from one major to the next. */
export function entriesOfGuide(page: string, markdown: string): UpgradeEntry[] {
  const [, name, major] = /^migration-([\w-]+)-(v\d+|lab)$/.exec(page) ?? [];
  if (name === undefined || major === undefined) return [];
  const isLab = major === 'lab';
  const to = isLab ? (firstMajors[name] ?? 0) : Number(major.slice(1)) + 1;
  return entriesIn(readPage(markdown).tree).map(
    ({ id, title, components, names, codemod, bites }) => ({
      page,
      id,
      title: title.trim(),
      components,
      names,
      codemod,
      bites,
      product: productNames[name] ?? name,
      to,
      isLab,
    }),
  );
}

/** Reads the entries of all migration guides in a folder of pages. */
export function readGuides(docsDir: string): UpgradeEntry[] {
  const dir = path.join(docsDir, 'migration');
  return readdirSync(dir)
    .sort()
    .flatMap((page) => {
      const file = path.join(dir, page, 'index.mdx');
      return existsSync(file) ? entriesOfGuide(page, readFileSync(file, 'utf8')) : [];
    });
}

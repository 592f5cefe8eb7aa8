import { readdirSync } from 'node:fs';
import path from 'node:path';
import { planRank, type ApiPage } from '../../api-reference/types';

/** Whether a class says how its element is: `cell--editing`, `Mui-selected`, or one that is described by a condition. */
const isState = (className: string, description: string): boolean =>
  /--|^Mui-/.test(className) || /\b(?:if|when)\b|^State class/.test(description);

/** Returns a component of the reference, as far as its parts need it. */
const componentOf = (page: ApiPage, base: string) => ({
  name: page.name,
  plan: page.plan,
  path: base + page.path,
  themeName: page.themeName,
  /** The package of its smallest plan. */
  module: /from '([^']+)'/.exec(page.imports[0] ?? '')?.[1] ?? page.source.package,
  /** The props of the component that style or replace its parts. */
  props: ['sx', 'classes', 'slots', 'slotProps'].filter((name) => Object.hasOwn(page.props, name)),
  /** Slot -> the component in it; empty if the package names none. */
  slots: Object.fromEntries(
    page.slots.map((slot) => [slot.name, /^<?([A-Z]\w*)\b/.exec(slot.default ?? '')?.[1] ?? '']),
  ),
});

export type TableComponent = ReturnType<typeof componentOf>;

/** What a public class stands for. */
interface TableClass {
  /** The components that document it, as positions in the list of components; the smallest plan first. */
  of: readonly number[];
  /** Its key in `classes`, which is the slot of a style override. */
  key: string;
  /** The slot that renders the element, if the class belongs to one. */
  slot?: string;
  /** Whether it says how a part is, not what it is. */
  isState?: true;
}

export type PartsTable = ReturnType<typeof partsTable>;

/**
 * Makes the table of all parts: what each public class stands for.
 *
 * @param pages - of a version's reference
 * @param base - put before the paths of its pages: `/8.0.0` for a frozen version
 * @param material - the components of Material UI, whose parts have no row in the reference
 */
export function partsTable(pages: readonly ApiPage[], base: string, material: readonly string[]) {
  const own = pages
    .filter(({ kind }) => kind === 'component')
    .sort((one, other) => planRank(one.plan) - planRank(other.plan));
  const classes: Record<string, TableClass> = {};
  const add = (className: string, of: number, found: Omit<TableClass, 'of'>): void => {
    classes[className] = { ...found, of: [...new Set(classes[className]?.of).add(of)] };
  };
  for (const [at, page] of own.entries()) {
    for (const { className, key, description } of page.classes)
      add(className, at, { key, ...(isState(className, description) && { isState: true }) });
    for (const { className, name } of page.slots) {
      // A slot's own row, if its class has one, too.
      if (className) add(className, at, { key: className.replace(/^[^-]*-/, ''), slot: name });
    }
  }
  return { components: own.map((page) => componentOf(page, base)), classes, material };
}

/** Lists the components of the installed Material UI: each has a folder of its name. */
export const materialNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'node_modules/@mui/material')).filter((name) =>
    /^[A-Z]\w+$/.test(name),
  );

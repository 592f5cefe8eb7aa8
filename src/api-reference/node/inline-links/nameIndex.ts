import { classesOf, membersOf, slotsOf, type ApiRow } from '../../model';
import type { ApiPage } from '../../types';

/** The rows of a page: name of a row -> its id. */
export interface PageRows {
  /** The path of the page below the base path of its version. */
  path: string;
  /** The segment of its product below `/api/`. */
  product: string;
  props: ReadonlyMap<string, string>;
  slots: ReadonlyMap<string, string>;
  /** Keys of classes, such as `root`. */
  classes: ReadonlyMap<string, string>;
  /** Global class names, such as `MuiDataGrid-root`, including those of slots. */
  classNames: ReadonlyMap<string, string>;
}

/** All names that inline code may mean. */
export interface NameIndex {
  /** Name of a component or interface -> its page. */
  pages: ReadonlyMap<string, PageRows>;
  /** Product -> the page of its API object. */
  apiObjects: ReadonlyMap<string, PageRows>;
}

const idsByName = (rows: readonly ApiRow[]): Map<string, string> =>
  new Map(rows.map(({ name, id }) => [name, id]));

function indexPage(page: ApiPage): PageRows {
  const { path, product } = page;
  const [slots, classes] = [slotsOf(page), classesOf(page)];
  return {
    path,
    product,
    props: idsByName(membersOf(page)),
    slots: idsByName(slots),
    classes: idsByName(classes),
    classNames: new Map(
      [...classes, ...slots].flatMap(({ className, id }) => (className ? [[className, id]] : [])),
    ),
  };
}

/** Indexes the names of a reference. */
export function indexNames(reference: readonly ApiPage[]): NameIndex {
  const pages = new Map(reference.map((page) => [page.name, indexPage(page)]));
  const objects = reference.filter(({ kind, name }) => kind === 'interface' && /Api$/.test(name));
  return {
    pages,
    apiObjects: new Map(
      objects.flatMap(({ name, product }) => {
        const rows = pages.get(name);
        return rows ? [[product, rows] as const] : [];
      }),
    ),
  };
}

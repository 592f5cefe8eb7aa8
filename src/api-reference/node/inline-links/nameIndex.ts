import { memberKind, rowId } from '../../rowId';
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

function rowsOf({ kind, path, product, props, slots, classes }: ApiPage): PageRows {
  const member = memberKind(kind);
  return {
    path,
    product,
    props: new Map(Object.keys(props).map((name) => [name, rowId(member, name)])),
    slots: new Map(slots.map(({ name }) => [name, rowId('slot', name)])),
    classes: new Map(classes.map(({ key }) => [key, rowId('class', key)])),
    classNames: new Map([
      ...classes.map(({ key, className }) => [className, rowId('class', key)] as const),
      ...slots.flatMap(({ name, className }) =>
        className === null ? [] : [[className, rowId('slot', name)] as const],
      ),
    ]),
  };
}

/** Indexes the names of a reference. */
export function indexNames(reference: readonly ApiPage[]): NameIndex {
  const pages = new Map(reference.map((page) => [page.name, rowsOf(page)]));
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

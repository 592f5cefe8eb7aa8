import { classesOf, membersOf, slotsOf, type ApiRow } from '../../model';
import type { ApiPage } from '../../types';

const idsByName = (rows: readonly ApiRow[]): Map<string, string> =>
  new Map(rows.map(({ name, id }) => [name, id]));

/** The rows of a page: name of a row -> its id. */
function indexPage(page: ApiPage) {
  const { path, product } = page;
  const [slots, classes] = [slotsOf(page), classesOf(page)];
  return {
    /** The path of the page below the base path of its version, and the segment of its product below `/api/`. */
    path,
    product,
    props: idsByName(membersOf(page)),
    slots: idsByName(slots),
    /** By keys, such as `root`. */
    classes: idsByName(classes),
    /** By global class names, such as `MuiDataGrid-root`, including those of slots. */
    classNames: new Map(
      [...classes, ...slots].flatMap(({ className, id }) =>
        className ? [[className, id] as const] : [],
      ),
    ),
  };
}

type PageRows = ReturnType<typeof indexPage>;

/** Indexes the names of a reference: all names that inline code may mean. */
export function indexNames(reference: readonly ApiPage[]) {
  const pages = new Map(reference.map((page) => [page.name, indexPage(page)]));
  const objects = reference.filter(({ kind, name }) => kind === 'interface' && /Api$/.test(name));
  return {
    /** Name of a component or interface -> its page. */
    pages,
    /** Product -> the page of its API object. */
    apiObjects: new Map(
      objects.flatMap(({ name, product }) => {
        const rows = pages.get(name);
        return rows ? [[product, rows] as const] : [];
      }),
    ),
  };
}

export type NameIndex = ReturnType<typeof indexNames>;

type Kind = 'props' | 'slots' | 'classes' | 'classNames';

/** The address of a name's row, on the first of some pages that has one. */
function rowOn(pages: readonly PageRows[], kind: Kind, name: string): string | null {
  for (const page of pages) {
    const id = page[kind].get(name);
    if (id !== undefined) return `${page.path}#${id}`;
  }
  return null;
}

/** The forms of names in inline code, and what each of them means. The first that matches and has a target wins. */
const forms: readonly [
  form: RegExp,
  find: (names: string[], pages: readonly PageRows[], index: NameIndex) => string | null,
][] = [
  // `DataGrid`, `<DataGrid />`, `<DataGrid rows={rows}>`, `GridColDef[]`, `GridColDef<Row>`
  [
    /^(?:<\/?(?:Unstable_)?([A-Z]\w*)(?:\s[^]*)?\/?>|(?:Unstable_)?([A-Z]\w*)(?:<[^]*>)?(?:\[\])?)$/,
    ([element, name], _, { pages }) => pages.get(element ?? name ?? '')?.path ?? null,
  ],
  // `GridColDef.valueGetter`, `GridColDef['type']`
  [
    /^([A-Z]\w*)(?:\.|\[['"])(\w+)(?:['"]\])?(?:\(\))?$/,
    ([owner = '', name = ''], _, { pages }) => {
      const page = pages.get(owner);
      return page ? rowOn([page], 'props', name) : null;
    },
  ],
  // `apiRef.current.setRows()`, `apiRef.current?.setRows`, `setRows()`
  [
    /^(?:apiRef\.current[?!]?\.(\w+)(?:\([^]*\))?|(\w+)\(\))$/,
    ([method, called], pages, { apiObjects }) => {
      const objects = pages.flatMap(({ product }) => apiObjects.get(product) ?? []);
      return rowOn(objects, 'props', method ?? called ?? '');
    },
  ],
  // `slots.toolbar`, `slotProps.toolbar`
  [/^slot(?:s|Props)\.(\w+)$/, ([slot = ''], pages) => rowOn(pages, 'slots', slot)],
  // `classes.root`
  [
    /^classes\.([\w-]+)$/,
    ([key = ''], pages) => rowOn(pages, 'classes', key) ?? rowOn(pages, 'slots', key),
  ],
  // `.MuiDataGrid-cell`, `& .MuiDataGrid-cell`, `MuiDataGrid-cell`
  [/^(?:& ?)?\.?(Mui[\w-]+)$/, ([name = ''], pages) => rowOn(pages, 'classNames', name)],
  // `checkboxSelection`, `density="compact"`, `rows={rows}`, `onRowClick()`. A bare `id` is none: in a text it is the id of a row, a
  // series or an item, while the prop of that name is an attribute of the element.
  [
    /^(?!id$)([a-z]\w*)(?:\(\)|=(?:\{[^]*\}|"[^"]*"|'[^']*'))?$/,
    ([prop = ''], pages) => rowOn(pages, 'props', prop),
  ],
];

/**
 * Returns where a piece of inline code links to, below the base path of its version; null when it is not a name in the
 * reference. Components and interfaces are found on every page, members only if they belong to the components that the page
 * is about; the first component that has a member wins.
 *
 * @param mention - the code, and whether the text around it calls it a slot: "the `toolbar` slot"
 * @param components - the page's `components:`
 */
export function findTarget(
  { text, isSlot }: { text: string; isSlot: boolean },
  components: readonly string[],
  index: NameIndex,
): string | null {
  const pages = components.flatMap((name) => index.pages.get(name) ?? []);
  if (isSlot && /^\w+$/.test(text)) {
    return rowOn(pages, 'slots', text) ?? rowOn(pages, 'props', text);
  }
  for (const [form, find] of forms) {
    const match = form.exec(text);
    const target = match && find(match.slice(1), pages, index);
    if (target) return target;
  }
  return null;
}

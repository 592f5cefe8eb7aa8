import { rowId } from '../../api-reference/model';
import { groupBy } from '../../utils/groupBy';
import type { PartsTable, TableComponent } from '../types';

/** A named part of a component. */
export interface Part {
  /** The class that says what it is. */
  className: string;
  component: string;
  /** What the part is within its component: the key of its class. */
  key: string;
  /** The other public classes of the element: how it is. */
  states: readonly string[];
  /** The component in the reference; undefined for parts of Material UI. */
  of?: TableComponent;
  /** The slot that the part belongs to. */
  slot?: string;
  /** The address of its row in the reference, below the site's base. */
  row?: string;
}

/** A component of Material UI or of the reference, and a part of it: `MuiIconButton-root`. */
const partClass = /^Mui([A-Z]\w*)-(\w+(?:--\w+)?)$/;

/**
 * Returns the class that names an element. A component that extends another one has the classes of both, its own last: a text
 * field is `MuiFormControl-root MuiTextField-root`. Within a component, the first one says what the element is.
 */
function nameOf(classNames: readonly string[]): string | undefined {
  const named = classNames.filter((name) => partClass.test(name));
  const byComponent = groupBy(named, (name) => partClass.exec(name)?.[1]);
  return [...byComponent.values()].at(-1)?.[0];
}

/** Returns the component that a demo uses, of those that share a class; else the one of the smallest plan. */
function chosen({ components }: PartsTable, of: readonly number[], code: string) {
  const all = of.flatMap((at) => components[at] ?? []);
  return all.find(({ name }) => new RegExp(`<${name}\\b`).test(code)) ?? all[0];
}

/**
 * Says which part an element is; undefined if no class of it is a name.
 *
 * @param classNames - the classes of the element, in their order
 * @param code - the code of the demo, which tells components apart that share their classes
 */
export function partOf(
  classNames: readonly string[],
  table: PartsTable,
  code = '',
): Part | undefined {
  const { classes, material } = table;
  const known = classNames.filter((name) => Object.hasOwn(classes, name));
  const className =
    nameOf(known.filter((name) => !classes[name]?.isState)) ??
    nameOf(classNames.filter((name) => material.includes(partClass.exec(name)?.[1] ?? ''))) ??
    // An element that has only its state: a bar that is highlighted.
    known[0];
  const [, prefix = '', ownKey = ''] = partClass.exec(className ?? '') ?? [];
  if (className === undefined) return undefined;
  const states = classNames.filter(
    (name) => name !== className && (known.includes(name) || /^Mui-/.test(name)),
  );
  const found = classes[className];
  const of = found && chosen(table, found.of, code);
  if (!found || !of) return { className, component: prefix, key: ownKey, states };
  const { key, slot } = found;
  const id = slot === undefined ? rowId('class', key) : rowId('slot', slot);
  return { className, component: of.name, key, states, of, slot, row: `${of.path}#${id}` };
}

/**
 * Returns what a reader can write to reach a part: the slots of the component around it that render it, and props, such as
 * `slots.toolbar`, `slotProps.toolbar`, `classes.cell`, `sx`.
 */
export function feedsOf(
  { of, key, slot, component }: Part,
  around: readonly Part[],
): { slots: string[]; props: string[] } {
  const outer = around.find((each) => Object.values(each.of?.slots ?? {}).includes(component));
  const owner = slot === undefined && key === 'root' ? outer?.of : undefined;
  const rendering = Object.entries(owner?.slots ?? {}).filter(([, name]) => name === component);
  const slots = slot === undefined ? rendering.map(([name]) => name) : [slot];
  const reach = (owner ?? of)?.props ?? [];
  const takesSx = [of, ...around.map((each) => each.of)].some((each) => each?.props.includes('sx'));
  const props = [
    ...slots.flatMap((name) =>
      ['slots', 'slotProps']
        .filter((prop) => reach.includes(prop))
        .map((prop) => `${prop}.${name}`),
    ),
    ...(of?.props.includes('classes') ? [`classes.${key}`] : []),
    ...(takesSx ? ['sx'] : []),
  ];
  return { slots, props };
}

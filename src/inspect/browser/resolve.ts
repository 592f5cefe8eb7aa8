import { rowId } from '../../api-reference/model';
import { groupBy } from '../../utils/groupBy';
import type { PartsTable, TableComponent } from '../node/partsTable';

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

/** Whether the code of a demo renders a component. */
export const isUsed = ({ name }: TableComponent, code: string): boolean =>
  new RegExp(`<${name}\\b`).test(code);

/**
 * Says which part an element is; undefined if no class of it is a name.
 *
 * @param classNames - the classes of the element, in their order
 * @param code - the code of the demo, which tells components apart that share their classes
 */
export function partOf(
  classNames: readonly string[],
  { classes, components, material }: PartsTable,
  code = '',
): Part | undefined {
  const known = classNames.filter((name) => Object.hasOwn(classes, name));
  const className =
    nameOf(known.filter((name) => !classes[name]?.isState)) ??
    nameOf(classNames.filter((name) => material.includes(partClass.exec(name)?.[1] ?? ''))) ??
    // An element that has only its state: a bar that is highlighted.
    known[0];
  if (className === undefined) return undefined;
  const states = classNames.filter(
    (name) => name !== className && (known.includes(name) || /^Mui-/.test(name)),
  );
  const found = classes[className];
  const owners = (found?.of ?? []).flatMap((at) => components[at] ?? []);
  // Components of several plans share a class: the one that the demo uses, or else that of the smallest plan.
  const of = owners.find((each) => isUsed(each, code)) ?? owners[0];
  if (!found || !of) {
    const [, component = '', key = ''] = partClass.exec(className) ?? [];
    return { className, component, key, states };
  }
  const { key, slot } = found;
  const id = slot === undefined ? rowId('class', key) : rowId('slot', slot);
  return { className, component: of.name, key, states, of, slot, row: `${of.path}#${id}` };
}

/** Returns the slots of a component around a part that render it. */
export const slotsAround = ({ key, component }: Part, { of }: Part): string[] =>
  Object.entries(of?.slots ?? {}).flatMap(([name, content]) =>
    key === 'root' && content === component ? name : [],
  );

/**
 * Returns what a reader can write to reach a part: the slots of the component around it that render it, and props, such as
 * `slots.toolbar`, `slotProps.toolbar`, `classes.cell`, `sx`.
 */
export function feedsOf(part: Part, around: readonly Part[]): { slots: string[]; props: string[] } {
  const { key, slot } = part;
  const owner = slot ? part : around.find((outer) => slotsAround(part, outer).length > 0);
  const slots = slot ? [slot] : owner ? slotsAround(part, owner) : [];
  const has = (prop: string, each?: Part): boolean => each?.of?.props.includes(prop) === true;
  const inSlots = ['slots', 'slotProps'].filter((prop) => has(prop, owner));
  const props = [
    ...slots.flatMap((name) => inSlots.map((prop) => `${prop}.${name}`)),
    ...(has('classes', part) ? [`classes.${key}`] : []),
    ...([part, ...around].some((each) => has('sx', each)) ? ['sx'] : []),
  ];
  return { slots, props };
}

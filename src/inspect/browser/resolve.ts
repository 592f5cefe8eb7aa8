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
  return {
    ...{ className, component: of.name, key, states, of, row: `${of.path}#${id}` },
    ...(slot !== undefined && { slot }),
  };
}

/** Returns the slots of the components around a part that render its component, as texts: `slots.baseIconButton`. */
export function slotsFor(part: Part, around: readonly Part[]): string[] {
  if (part.slot !== undefined) return [part.slot];
  if (part.key !== 'root') return [];
  const outer = around.find(({ of }) => of && Object.values(of.slots).includes(part.component));
  return Object.entries(outer?.of?.slots ?? {})
    .filter(([, component]) => component === part.component)
    .map(([slot]) => slot);
}

/** Lists the props that reach a part, as a reader writes them: `slots.toolbar`, `slotProps.toolbar`, `classes.cell`, `sx`. */
export function propsThatFeed(part: Part, around: readonly Part[]): string[] {
  const slots = slotsFor(part, around);
  const owner =
    part.slot === undefined
      ? around.find(({ of }) => of && Object.hasOwn(of.slots, slots[0] ?? ''))?.of
      : part.of;
  const reach = (owner ?? part.of)?.props ?? [];
  return [
    ...slots.flatMap((slot) =>
      ['slots', 'slotProps']
        .filter((prop) => reach.includes(prop))
        .map((prop) => `${prop}.${slot}`),
    ),
    ...(part.of?.props.includes('classes') ? [`classes.${part.key}`] : []),
    ...([part, ...around].some(({ of }) => of?.props.includes('sx')) ? ['sx'] : []),
  ];
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isRecord } from '../../utils/merge';
import { attributeName, unknownProp } from './demoProps';
import { literalOrNothing, type Literal } from './literal';

/** How many apps a change affects. */
const frequencies = ['often', 'sometimes', 'rarely'] as const;

export type Frequency = (typeof frequencies)[number];

/** What in an app's code shows that an entry concerns it. In lists, `*` stands for any characters and `!` excludes. */
export interface ChangeMatch {
  /** Takes the place of the entry's `names`, which may say more than what changes. */
  names?: string[];
  /** Keys of the theme and the class names that start with them. */
  keys?: string[];
  /** Paths from which exports must be imported. */
  from?: string[];
  /**
   * Literal values that members must have: `()` is a function without parameters, `(_)` one whose first parameter starts
   * with an underscore, `{}` an object, `ref` a method called on the ref of `useGridApiRef`. For types, the first type argument. For names in a theme, `key` is a key of the theme, not a class name.
   */
  values?: string[];
  /** Members next to a member that make it right as it is. */
  without?: string[];
  /** Members of which one must stand next to a member. */
  with?: string[];
  /** Exports count only where they are used, since their imports stay as they are. */
  uses?: true;
  /** Types count only with type arguments. */
  generic?: true;
  /** Only the compiler minds: code in JavaScript goes on as before. */
  typed?: true;
  /** What is named still works, so it can wait. */
  optional?: true;
  /** No name shows some of what changes, so it's also checked by hand. */
  byHand?: true;
}

/** The props of a `<Change>`: the facts about an entry in a migration guide. */
export interface ChangeProps {
  /** What the filter groups by; empty for a change to a whole package. */
  components: string[];
  /** Public names of the older packages that the entry explains; `*` stands for any characters. */
  names: string[];
  /** The codemod for the change; absent if it is done by hand. */
  codemod?: { path: string; partly: boolean };
  bites: Frequency;
  /** Tells the upgrade check more than `names` do; `behavior` if no name in an app's code shows the change. */
  match?: ChangeMatch | 'behavior';
}

const allowed: Record<keyof ChangeProps, string> = {
  components: "a list of unique names from the API reference, as in components={['DataGrid']}",
  names: "a list of unique public names, as in names={['DataGrid.oldProp', 'GridOld*']}",
  codemod:
    'the path of a codemod, as in codemod="v8.0.0/data-grid/rename-props", or codemod={{ path: \'…\', partly: true }}',
  bites: `one of ${frequencies.join(', ')}`,
  match:
    "\"behavior\", or an object of lists (names, keys, from, values, without, with) and flags (uses, generic, typed, optional, byHand), as in match={{ values: ['left', 'right'] }}",
};

const isProp = (name: string): name is keyof ChangeProps => Object.hasOwn(allowed, name);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isName = (value: unknown): boolean => isText(value) && /^[\w$.*@/-]+$/.test(value);

function isCodemod(value: Literal): boolean {
  if (!isRecord(value)) return isText(value);
  const { path, partly, ...more } = value;
  return isText(path) && partly === true && Object.keys(more).length === 0;
}

const isList = (value: Literal): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(isName) &&
  new Set(value).size === value.length;

const matchLists = ['names', 'keys', 'from', 'values', 'without', 'with'];
const matchFlags = ['uses', 'generic', 'typed', 'optional', 'byHand'];

function isMatch(value: Literal): boolean {
  if (!isRecord(value)) return value === 'behavior';
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, each]) =>
      matchLists.includes(key)
        ? Array.isArray(each) && each.length > 0 && each.every(isText)
        : matchFlags.includes(key) && each === true,
    )
  );
}

const isRight: Record<keyof ChangeProps, (value: Literal) => boolean> = {
  components: isList,
  names: isList,
  codemod: isCodemod,
  bites: (value) => frequencies.some((each) => each === value),
  match: isMatch,
};

/**
 * Parses the props of a `<Change>`.
 * @throws Error saying what was found and what is allowed
 */
export function parseChangeProps({
  attributes,
  children,
}: Pick<MdxJsxFlowElement, 'attributes' | 'children'>): ChangeProps {
  const found: Partial<Record<keyof ChangeProps, Literal>> = {};
  for (const attribute of attributes) {
    const name = attributeName(attribute);
    if (!isProp(name)) throw unknownProp('<Change>', name, Object.keys(allowed));
    const value = literalOrNothing(attribute.value);
    if (value === undefined || !isRight[name](value)) {
      const written = value === undefined ? 'an expression' : JSON.stringify(value);
      throw new Error(`the prop "${name}" of <Change> is ${written}; it must be ${allowed[name]}.`);
    }
    found[name] = value;
  }
  if (found.bites === undefined)
    throw new Error(`<Change> needs the prop "bites": ${allowed.bites}.`);
  if (children.length > 0)
    throw new Error('<Change /> takes no children: put the text of the entry below it.');
  const { codemod } = found;
  return {
    components: (found.components ?? []) as string[],
    names: (found.names ?? []) as string[],
    ...(codemod !== undefined && {
      codemod: isText(codemod)
        ? { path: codemod, partly: false }
        : (codemod as { path: string; partly: boolean }),
    }),
    bites: found.bites as Frequency,
    ...(found.match !== undefined && { match: found.match as ChangeMatch | 'behavior' }),
  };
}

import type { Part } from './resolve';

/** What a reader changes about a part, as the `style` of an element takes it: property -> value. */
export type Style = Readonly<Record<string, string | number>>;

export type Way = 'sx' | 'theme' | 'styled' | 'slotProps';

/** Where an override of a part can be written. */
export interface Target {
  part: Part;
  /** The component in the demo's code around the part, or the part's own, that takes `sx`. */
  owner?: Part;
  /** The root of the part's own component around it, which the theme can start from. */
  root?: Part;
  /** A slot that takes `sx` in `slotProps`, and the component that has it. */
  slot?: { name: string; component: string };
}

const isUsed = (name: string, code: string): boolean => new RegExp(`<${name}\\b`).test(code);

/** Returns where overrides of a part can be written. */
export function targetOf(part: Part, around: readonly Part[], code: string): Target {
  const owner = [part, ...around].find(
    ({ of, key }) => key === 'root' && of?.props.includes('sx') && isUsed(of.name, code),
  );
  const root = around.find(({ of, key }) => key === 'root' && of?.themeName === part.of?.themeName);
  // The pickers declare `sx` for the props of each slot that renders one of their components.
  const holder = around.find(
    ({ of }) => of?.module.includes('x-date-pickers') && isUsed(of.name, code),
  )?.of;
  const slots = Object.entries(holder?.slots ?? {});
  const [slot] = slots.find(([, name]) => part.key === 'root' && name === part.of?.name) ?? [];
  return {
    part,
    owner,
    root: part.key === 'root' ? undefined : root,
    slot: holder && slot ? { name: slot, component: holder.name } : undefined,
  };
}

/** Returns the ways to write an override, the nearest to the demo first. */
export const waysOf = ({ part, owner, slot }: Target): Way[] => [
  ...(owner ? (['sx'] as const) : []),
  ...(part.of?.themeName ? (['theme'] as const) : []),
  ...(owner ? (['styled'] as const) : []),
  ...(slot ? (['slotProps'] as const) : []),
];

/** The part from which the selector of a way starts. */
const startOf = ({ owner, root, part }: Target, way: Way): Part =>
  (way === 'theme' ? root : way === 'slotProps' ? undefined : owner) ?? part;

/**
 * Returns the selector that an override has on the page.
 * @param raise - how often the class of its start is repeated, beyond once
 */
export function selectorOn(target: Target, way: Way, raise: number): string {
  const start = startOf(target, way);
  const own = `.${start.className}`.repeat(1 + raise);
  return start === target.part ? own : `${own} .${target.part.className}`;
}

/** Puts a style below the selector that it needs. */
function nested(target: Target, way: Way, raise: number, style: Style): object {
  const isOwn = startOf(target, way) === target.part;
  if (isOwn && raise === 0) return style;
  return { [`${'&'.repeat(1 + raise)}${isOwn ? '' : ` .${target.part.className}`}`]: style };
}

/** Returns an override as options of `createTheme`, plain data; undefined for parts that the theme can't reach. */
export function themeOverride(target: Target, raise: number, style: Style): object | undefined {
  const name = target.part.of?.themeName;
  if (!name) return undefined;
  const { key } = startOf(target, 'theme');
  return {
    components: { [name]: { styleOverrides: { [key]: nested(target, 'theme', raise, style) } } },
  };
}

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** Writes an object as a person would. */
function literal(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([key, each]) => `${inner}${isName(key) ? key : `'${key}'`}: ${literal(each, inner)},\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

const importLine = (what: string, from: string): string =>
  ['import', what, 'from', `'${from}';\n`].join(' ');

/** Returns the code of an override, complete with imports; empty for a way that the target doesn't have. */
export function codeOf(target: Target, way: Way, raise: number, style: Style): string {
  const { owner, slot, part } = target;
  const { of } = owner ?? part;
  const css = nested(target, way, raise, style);
  if (way === 'theme') {
    const options = themeOverride(target, raise, style);
    // The package declares what the theme takes.
    const [declared = ''] = /^@[^/]+\/[^/]+/.exec(part.of?.module ?? '') ?? [];
    return options
      ? `${importLine('type {}', `${declared}/themeAugmentation`)}${importLine('{ createTheme }', '@mui/material/styles')}\nconst theme = createTheme(${literal(options)});`
      : '';
  }
  if (way === 'slotProps')
    return slot
      ? `<${slot.component}\n  slotProps={${literal({ [slot.name]: { sx: css } }, '  ')}}\n/>`
      : '';
  if (!owner || !of) return '';
  return way === 'sx'
    ? `<${of.name}\n  sx={${literal(css, '  ')}}\n/>`
    : `${importLine(`{ ${of.name} }`, of.module)}${importLine('{ styled }', '@mui/material/styles')}\nconst Styled${of.name} = styled(${of.name})(${literal(css)});`;
}

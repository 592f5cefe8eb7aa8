import type { Part } from './resolve';

/** What a reader changes about a part, as the `style` of an element takes it: property -> value. */
export type Style = Readonly<Record<string, string | number>>;

export type Way = 'sx' | 'theme' | 'styled' | 'slotProps';

/** Where an override of a part can be written. */
export interface Target {
  part: Part;
  /** The ways to write it, the nearest to the demo first, with the part from which the selector of each starts. */
  starts: Partial<Record<Way, Part>>;
  /** A slot that takes `sx` in `slotProps`, and the component that has it. */
  slot?: { name: string; component: string };
}

/** Returns where overrides of a part can be written. */
export function targetOf(part: Part, around: readonly Part[], code: string): Target {
  const isUsed = (name: string): boolean => new RegExp(`<${name}\\b`).test(code);
  // The component in the demo's code around the part, or the part's own.
  const owner = [part, ...around].find(
    ({ of, key }) => key === 'root' && of?.props.includes('sx') && isUsed(of.name),
  );
  const root = around.find(({ of, key }) => key === 'root' && of?.themeName === part.of?.themeName);
  // The pickers declare `sx` for the props of each slot that renders one of their components.
  const holder = around.find(({ of }) => of?.module.includes('x-date-pickers') && isUsed(of.name));
  const [name] =
    Object.entries(holder?.of?.slots ?? {}).find(
      ([, content]) => part.key === 'root' && content === part.of?.name,
    ) ?? [];
  return {
    part,
    starts: {
      ...(owner && { sx: owner }),
      ...(part.of?.themeName && { theme: part.key === 'root' ? part : (root ?? part) }),
      ...(owner && { styled: owner }),
      ...(name && { slotProps: part }),
    },
    slot: holder && name ? { name, component: holder.component } : undefined,
  };
}

/** Returns the ways to write an override, the nearest to the demo first. */
export const waysOf = ({ starts }: Target): Way[] => Object.keys(starts) as Way[];

/**
 * Returns the selector that an override has on the page.
 * @param raise - how often the class of its start is repeated, beyond once
 */
export function selectorOn({ part, starts }: Target, way: Way, raise: number): string {
  const start = starts[way] ?? part;
  const own = `.${start.className}`.repeat(1 + raise);
  return start === part ? own : `${own} .${part.className}`;
}

/** Puts a style below the selector that it needs. */
function nested({ part, starts }: Target, way: Way, raise: number, style: Style): object {
  const isOwn = starts[way] === part;
  if (isOwn && raise === 0) return style;
  return { [`${'&'.repeat(1 + raise)}${isOwn ? '' : ` .${part.className}`}`]: style };
}

/** Returns an override as options of `createTheme`, plain data; undefined for parts that the theme can't reach. */
export function themeOverride(target: Target, raise: number, style: Style): object | undefined {
  const start = target.starts.theme;
  if (!start?.of?.themeName) return undefined;
  const styleOverrides = { [start.key]: nested(target, 'theme', raise, style) };
  return { components: { [start.of.themeName]: { styleOverrides } } };
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
  const of = target.starts[way]?.of;
  if (!of) return '';
  const { name, module } = of;
  const css = nested(target, way, raise, style);
  if (way === 'theme') {
    // The package declares what the theme takes.
    const [declared = ''] = /^@[^/]+\/[^/]+/.exec(module) ?? [];
    return `${importLine('type {}', `${declared}/themeAugmentation`)}${importLine('{ createTheme }', '@mui/material/styles')}\nconst theme = createTheme(${literal(themeOverride(target, raise, style))});`;
  }
  if (way === 'styled')
    return `${importLine(`{ ${name} }`, module)}${importLine('{ styled }', '@mui/material/styles')}\nconst Styled${name} = styled(${name})(${literal(css)});`;
  const { slot } = target;
  return way === 'slotProps' && slot
    ? `<${slot.component}\n  slotProps={${literal({ [slot.name]: { sx: css } }, '  ')}}\n/>`
    : `<${name}\n  sx={${literal(css, '  ')}}\n/>`;
}

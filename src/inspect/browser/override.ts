import { isUsed, slotsAround, type Part } from './resolve';

/** What a reader changes about a part, as the `style` of an element takes it: property -> value. */
export type Style = Readonly<Record<string, string | number>>;

/** A way to write an override of a part. */
export interface Way {
  name: 'sx' | 'theme' | 'styled' | 'slotProps';
  /** From whose class the selector starts: the part itself, or one around it. */
  start: Part;
  /** A component whose `slotProps` take `sx` for the part, and the slot. */
  slot?: { of: string; name: string };
}

/** Returns the ways to write an override of a part, the nearest to the demo first. */
export function waysOf(part: Part, around: readonly Part[], code: string): Way[] {
  const roots = [part, ...around].filter(({ key }) => key === 'root');
  // The component in the demo's code around the part, or the part's own.
  const owner = roots.find(({ of }) => of?.props.includes('sx') && isUsed(of, code));
  const themed = roots.find(({ of }) => of?.themeName === part.of?.themeName) ?? part;
  // The pickers declare `sx` for the props of each slot that renders one of their components.
  const isPicker = ({ of }: Part) => of?.module.includes('x-date-pickers') && isUsed(of, code);
  const picker = part.of && around.find(isPicker);
  const [name] = picker ? slotsAround(part, picker) : [];
  const ways: Way[] = [];
  if (owner) ways.push({ name: 'sx', start: owner });
  if (part.of?.themeName) ways.push({ name: 'theme', start: themed });
  if (owner) ways.push({ name: 'styled', start: owner });
  if (picker && name !== undefined)
    ways.push({ name: 'slotProps', start: part, slot: { of: picker.component, name } });
  return ways;
}

/**
 * Returns the selector that an override has on the page.
 *
 * @param raise - how often the class of its start is repeated, beyond once
 * @param from - what it starts from: by default, the class; `&` in a style that is nested in it
 */
export function selectorOn(part: Part, { start }: Way, raise: number, from?: string): string {
  const raised = (from ?? `.${start.className}`).repeat(1 + raise);
  return start === part ? raised : `${raised} .${part.className}`;
}

/** Puts a style below the selector that it needs. */
export function nested(part: Part, way: Way, raise: number, style: Style): object {
  const selector = selectorOn(part, way, raise, '&');
  return selector === '&' ? style : { [selector]: style };
}

/** Writes an object as a person would. */
const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replaceAll("'", "\\'")
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replace(/(?<=[\w'}])\n/g, ',\n');

const element = (name: string, prop: string, value: object): string =>
  `<${name}\n  ${prop}={${literal(value).replaceAll('\n', '\n  ')}}\n/>`;

/** In pieces, since a test reads the imports of files, and takes those in texts for their own. */
const importLine = (what: string, from: string): string =>
  ['import', what, 'from', `'${from}';\n`].join(' ');

/** Returns an override as options of `createTheme`, plain data. */
export const themeOptions = ({ start: { of, key } }: Way, css: object): object => ({
  components: { [of?.themeName ?? '']: { styleOverrides: { [key]: css } } },
});

/** Returns the code of an override, complete with imports. */
export function codeOf(way: Way, css: object): string {
  const { component, of } = way.start;
  if (way.name === 'sx') return element(component, 'sx', css);
  if (way.slot) return element(way.slot.of, 'slotProps', { [way.slot.name]: { sx: css } });
  const { module = '' } = of ?? {};
  if (way.name === 'styled')
    return `${importLine(`{ ${component} }`, module)}${importLine('{ styled }', '@mui/material/styles')}\nconst Styled${component} = styled(${component})(${literal(css)});`;
  // The package declares what the theme takes.
  const [declared = ''] = /^@[^/]+\/[^/]+/.exec(module) ?? [];
  return `${importLine('type {}', `${declared}/themeAugmentation`)}${importLine('{ createTheme }', '@mui/material/styles')}\nconst theme = createTheme(${literal(themeOptions(way, css))});`;
}

import type { CallExpression, File, Node, ObjectExpression } from '@babel/types';
import { keyName, lineOf, parseScript, walk } from '../../utils/syntax';
import { isRecord, merge } from '../../utils/merge';
import { callHelper, classNameOf, colorTable } from './helpers';
import { isSafeEntry } from './safety';

/** What a theme consists of once it is read: plain data. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };
export type DataObject = Record<string, Data>;

/** Why a part is left out: it has to be run, could harm the page, is set by this site, or is too much. */
export type Why = 'code' | 'unsafe' | 'site' | 'size';

export interface Skipped {
  line: number;
  /** `components.MuiButton.styleOverrides.root` */
  path: string;
  why: Why;
}

export interface ReadTheme {
  options: DataObject;
  skipped: Skipped[];
}

/** The parts of a theme that demos take over. */
const themeKeys =
  /^(?:palette|colorSchemes|typography|shape|spacing|shadows|transitions|breakpoints|components|mixins|zIndex)$/;

export const limits = { letters: 200_000, depth: 40, nodes: 20_000, skipped: 200 };

const makers =
  /^(?:unstable_|experimental_)?(?:createTheme|createMuiTheme|extendTheme|createMuiStrictModeTheme)$/;

/** Stands for a value that can't be read. */
const unread = Symbol('unread');
type Read = Data | undefined | typeof unread;

const isObject = (value: unknown): value is DataObject => isRecord(value);

/** Reads values from the syntax tree of a file; what it can't read, it lists. */
class Reader {
  readonly skipped: Skipped[] = [];
  readonly #constants = new Map<string, Node>();
  readonly #imports = new Map<string, { name: string; from: string }>();
  #nodes = 0;

  constructor(file: File) {
    for (const statement of file.program.body) {
      const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (inner?.type === 'VariableDeclaration') {
        for (const { id, init } of inner.declarations)
          if (id.type === 'Identifier' && init) this.#constants.set(id.name, init);
      } else if (inner?.type === 'ImportDeclaration') {
        for (const each of inner.specifiers) {
          const { imported } = each as { imported?: { name?: string } };
          const name = imported?.name ?? (each.type === 'ImportDefaultSpecifier' ? 'default' : '*');
          this.#imports.set(each.local.name, { name, from: inner.source.value });
        }
      }
    }
  }

  #skip(node: Node, path: readonly string[], why: Why): typeof unread {
    const text = path.join('.');
    const isKnown = this.skipped.some((one) => one.path === text && one.line === lineOf(node));
    if (!isKnown && this.skipped.length < limits.skipped)
      this.skipped.push({ line: lineOf(node), path: text, why });
    return unread;
  }

  read(node: Node, path: readonly string[] = [], depth: number = 0): Read {
    this.#nodes += 1;
    if (depth > limits.depth || this.#nodes > limits.nodes) return this.#skip(node, path, 'size');
    const inner = (next: Node): Read => this.read(next, path, depth + 1);
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'TypeCastExpression':
        return inner(node.expression);
      case 'TemplateLiteral': {
        const values = node.expressions.map(inner);
        if (!values.every((value) => typeof value === 'string' || typeof value === 'number'))
          return unread;
        return node.quasis.map(({ value }, at) => value.cooked + String(values[at] ?? '')).join('');
      }
      case 'UnaryExpression': {
        const value = inner(node.argument);
        if (typeof value === 'number' && /^[-+]$/.test(node.operator))
          return node.operator === '-' ? -value : value;
        return this.#skip(node, path, 'code');
      }
      case 'BinaryExpression':
        return (
          this.#calculate(node.operator, inner(node.left), inner(node.right)) ??
          this.#skip(node, path, 'code')
        );
      case 'Identifier': {
        if (node.name === 'undefined') return undefined;
        const constant = this.#constants.get(node.name);
        if (constant) return inner(constant);
        const { name = node.name, from = '@mui/material/colors' } =
          this.#imports.get(node.name) ?? {};
        return colorTable(name, from) ?? this.#skip(node, path, 'code');
      }
      case 'MemberExpression':
        return this.#member(node, path, depth);
      case 'ObjectExpression':
        return this.#object(node, path, depth);
      case 'ArrayExpression':
        return this.#array(node.elements, path, depth);
      case 'CallExpression':
        return this.#call(node, path, depth);
      default:
        return this.#skip(node, path, 'code');
    }
  }

  #calculate(operator: string, left: Read, right: Read): Data | undefined {
    const isText = [left, right].every((each) => /string|number/.test(typeof each));
    if (operator === '+' && isText && (typeof left === 'string' || typeof right === 'string'))
      return String(left) + String(right);
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right };
    return result[operator as keyof typeof result];
  }

  #member(
    node: Extract<Node, { type: 'MemberExpression' }>,
    path: readonly string[],
    depth: number,
  ): Read {
    const { object, property, computed } = node;
    const key =
      keyName(property, computed) ?? (computed ? this.read(property, path, depth + 1) : undefined);
    if (object.type === 'Identifier' && typeof key === 'string') {
      const { name, from } = this.#imports.get(object.name) ?? {};
      const className = name && from?.startsWith('@mui/') ? classNameOf(name, key) : undefined;
      if (className) return className;
    }
    const owner = this.read(object, path, depth + 1);
    const isKey = typeof key === 'string' || typeof key === 'number';
    if (typeof owner === 'object' && owner !== null && isKey && Object.hasOwn(owner, key))
      return (owner as DataObject)[key];
    return this.#skip(node, path, 'code');
  }

  #object(node: ObjectExpression, path: readonly string[], depth: number): Read {
    let result: DataObject = {};
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = this.read(property.argument, path, depth + 1);
        if (isObject(value)) result = { ...result, ...value };
        continue;
      }
      const computed = property.computed ? this.read(property.key, path, depth + 1) : undefined;
      const key = keyName(property.key, property.computed) ?? computed;
      if (typeof key !== 'string' && typeof key !== 'number') continue;
      const own = [...path, String(key)];
      if (path.length === 0 && !themeKeys.test(own[0] ?? '')) {
        this.#skip(property, own, 'site');
        continue;
      }
      const before = this.skipped.length;
      const value =
        property.type === 'ObjectProperty'
          ? this.read(property.value, own, depth + 1)
          : this.#skip(property, own, 'code');
      // A variant without one of its conditions would apply everywhere.
      const isCondition = key === 'props' && path.includes('variants');
      if (isCondition && (value === unread || this.skipped.length > before)) return unread;
      if (value === unread || value === undefined) continue;
      if (isSafeEntry(own, value)) result[key] = value;
      else this.#skip(property, own, 'unsafe');
    }
    return result;
  }

  #array(elements: readonly (Node | null)[], path: readonly string[], depth: number): Read {
    const values: Data[] = [];
    // In a list of styles, the others remain; in any other list, each has its place.
    const isList = path.some((key) => /^(?:variants|styleOverrides)$/.test(key));
    for (const element of elements) {
      const value = element ? this.read(element, path, depth + 1) : unread;
      if (value === unread || value === undefined) {
        if (!isList) return this.#skip(element ?? ({ ...elements[0] } as Node), path, 'code');
      } else if (typeof value === 'string' && !isSafeEntry([...path, '0'], value))
        return this.#skip(element as Node, path, 'unsafe');
      else values.push(value);
    }
    return values;
  }

  #call(node: CallExpression, path: readonly string[], depth: number): Read {
    const { callee } = node;
    const args = (): Read[] => node.arguments.map((each) => this.read(each, path, depth + 1));
    if (callee.type === 'MemberExpression' && keyName(callee.property, false) === 'fill') {
      // Array(25).fill('none')
      const length =
        callee.object.type === 'CallExpression' || callee.object.type === 'NewExpression'
          ? callee.object.arguments[0]
          : undefined;
      const [value] = args();
      if (
        length?.type === 'NumericLiteral' &&
        length.value <= 100 &&
        typeof value === 'string' &&
        isSafeEntry([...path, '0'], value)
      )
        return Array.from({ length: length.value }, () => value);
    }
    if (callee.type === 'MemberExpression' && keyName(callee.property, false) === 'join') {
      // ['Inter', 'sans-serif'].join(',')
      const list = this.read(callee.object, path, depth + 1);
      const [separator] = args();
      if (Array.isArray(list) && typeof separator === 'string') return list.join(separator);
    }
    if (callee.type !== 'Identifier') return this.#skip(node, path, 'code');
    const name = this.#imports.get(callee.name)?.name ?? callee.name;
    if (makers.test(name) || name === 'responsiveFontSizes' || name === 'deepmerge')
      return args().filter(isObject).reduce<DataObject>(merge, {});
    const values = args();
    const result =
      values.includes(unread) || this.#constants.has(callee.name)
        ? undefined
        : callHelper(name, values);
    return result ?? this.#skip(node, path, 'code');
  }
}

const leaves = (value: Data): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + leaves(each), 0)
    : 1;

const modeOf = ({ palette }: DataObject): Data => (isObject(palette) && palette.mode) || 'light';

/** Returns the nodes that hold themes: calls of `createTheme`, or else objects with the keys of a theme. */
function themesIn(file: File): Node[] {
  const calls: Node[] = [];
  const objects: Node[] = [];
  walk(file, (node) => {
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      makers.test(node.callee.name)
    )
      calls.push(node);
    if (node.type !== 'ObjectExpression') return;
    const keys = node.properties.map((each) => ('key' in each && keyName(each.key, false)) || '');
    if (keys.some((key) => themeKeys.test(key))) objects.push(node);
  });
  return calls.length > 0 ? calls : objects.slice(0, 1);
}

/**
 * Reads the theme in a file with `createTheme({…})`, an object or JSON, without running any of it. Of several themes, it takes
 * the largest, and the palette of another one for the other color scheme.
 *
 * @returns undefined if there is none, or the file is too large or can't be parsed
 */
export function readTheme(text: string): ReadTheme | undefined {
  if (text.length > limits.letters) return undefined;
  const isObjectAlone = /^\s*\{/.test(text);
  const file = parseScript(
    'theme.tsx',
    isObjectAlone ? `(${text.trim().replace(/;$/, '')})` : text,
  );
  if (!file) return undefined;
  const read = themesIn(file)
    .slice(0, 20)
    .map((node) => {
      const reader = new Reader(file);
      const value = reader.read(node);
      return { options: isObject(value) ? value : {}, skipped: reader.skipped };
    })
    .sort((a, b) => leaves(b.options) - leaves(a.options));
  const [main] = read;
  if (!main || Object.keys(main.options).length === 0) return undefined;
  const other = read.find(({ options }) => modeOf(options) !== modeOf(main.options));
  if (!other || 'colorSchemes' in main.options) return main;
  const palette = other.options.palette ?? {};
  return {
    options: { ...main.options, colorSchemes: { [String(modeOf(other.options))]: { palette } } },
    skipped: [...main.skipped, ...other.skipped.filter(({ path }) => path.startsWith('palette'))],
  };
}

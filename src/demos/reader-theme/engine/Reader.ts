import type { CallExpression, Node, ObjectExpression } from '@babel/types';
import { isFunction, keyName, lineOf, returnsOf } from '../../../utils/syntax';
import { isRecord, merge } from '../../../utils/merge';
import { callHelper, classNameOf, colorTable } from './helpers';
import { themeKeys, type Names } from './names';
import { isSafeEntry, longest } from './safety';

/** What a theme consists of once it is read: plain data. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };
export type DataObject = Record<string, Data>;

/** Why a part is left out: it has to be run, could harm the page, is set by this site, is too much, or is no color. */
export type Why = 'code' | 'unsafe' | 'site' | 'size' | 'color';

export interface Skipped {
  line: number;
  /** `components.MuiButton.styleOverrides.root` */
  path: string;
  why: Why;
}

export const limits = { letters: 200_000, depth: 40, nodes: 20_000, skipped: 200 };

/** Names that tell a light theme from a dark one, where they aren't known: most themes are made by a function of them. */
const schemeNames = [
  [/^(?:is\w*dark\w*|dark|darkMode|prefersDark\w*)$/i, (scheme: string) => scheme === 'dark'],
  [/^(?:is\w*light\w*|light|lightMode)$/i, (scheme: string) => scheme === 'light'],
  [/^(?:\w*mode|(?:color)?scheme|type)$/i, (scheme: string) => scheme],
] as const;

const typed = /^(?:TS\w+(?:Expression|Assertion)|ParenthesizedExpression|TypeCastExpression)$/;

/** Stands for a value that can't be read. */
const unread = Symbol('unread');
type Read = Data | undefined | typeof unread;
type Path = readonly string[];
type Of<Type extends Node['type']> = Extract<Node, { type: Type }>;

export const isObject = (value: unknown): value is DataObject => isRecord(value);

/** Reads values from the syntax tree of a file, for one color scheme; what it can't read, it lists. */
export class Reader {
  readonly skipped: Skipped[] = [];
  /** Whether what was read would differ in the other scheme. */
  hasSchemes = false;
  readonly #names: Names;
  readonly #scheme: 'light' | 'dark';
  /** The parameters of the functions that are read. */
  #unknown: readonly string[] = [];
  #nodes = 0;

  constructor(names: Names, scheme: 'light' | 'dark') {
    this.#names = names;
    this.#scheme = scheme;
  }

  #skip(node: Node, path: Path, why: Why): typeof unread {
    if (this.skipped.length >= limits.skipped) return unread;
    const text = path.join('.');
    const isKnown = this.skipped.some((one) => one.path === text && one.line === lineOf(node));
    if (!isKnown) this.skipped.push({ line: lineOf(node), path: text, why });
    return unread;
  }

  read(node: Node, path: Path = [], depth: number = 0): Read {
    this.#nodes += 1;
    if (depth > limits.depth || this.#nodes > limits.nodes) return this.#skip(node, path, 'size');
    const inner = (next: Node): Read => this.read(next, path, depth + 1);
    // `x as const`, `x satisfies ThemeOptions`, `x!`, `(x)`
    if (typed.test(node.type) && 'expression' in node) return inner(node.expression as Node);
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'TemplateLiteral': {
        const values = node.expressions.map(inner);
        if (!values.every((value) => typeof value === 'string' || typeof value === 'number'))
          return unread;
        return this.#text(
          node,
          path,
          node.quasis.map(({ value }, at) => value.cooked + String(values[at] ?? '')).join(''),
        );
      }
      case 'UnaryExpression': {
        const value = inner(node.argument);
        if (node.operator === '!' && value !== unread) return !value;
        if (typeof value === 'number' && /^[-+]$/.test(node.operator))
          return node.operator === '-' ? -value : value;
        return this.#skip(node, path, 'code');
      }
      case 'BinaryExpression':
        return this.#calculate(node, inner(node.left), inner(node.right), path);
      case 'ConditionalExpression': {
        const test = inner(node.test);
        if (test === unread) return unread;
        return inner(test ? node.consequent : node.alternate);
      }
      case 'LogicalExpression': {
        const left = inner(node.left);
        if (left === unread) return unread;
        const isLeft = {
          '||': Boolean(left),
          '&&': !left,
          '??': left !== null && left !== undefined,
        };
        return isLeft[node.operator] ? left : inner(node.right);
      }
      case 'Identifier':
        return this.#identifier(node, path, depth);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
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

  /** Keeps short texts from becoming long ones by repetition. */
  #text = (node: Node, path: Path, text: string): Read =>
    text.length > longest ? this.#skip(node, path, 'size') : text;

  #calculate(node: Of<'BinaryExpression'>, left: Read, right: Read, path: Path): Read {
    const { operator } = node;
    if (left === unread || right === unread) return unread;
    if (/^[!=]==?$/.test(operator)) return (left === right) === operator.startsWith('=');
    const isText = [left, right].every((each) => /string|number/.test(typeof each));
    if (operator === '+' && isText && (typeof left === 'string' || typeof right === 'string'))
      return this.#text(node, path, String(left) + String(right));
    if (typeof left !== 'number' || typeof right !== 'number')
      return this.#skip(node, path, 'code');
    const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right };
    return result[operator as keyof typeof result] ?? this.#skip(node, path, 'code');
  }

  /** Returns the scheme, or whether it is this one, if that is what a name means. */
  #schemeBy(name: string): Read {
    const [, valueIn] = schemeNames.find(([names]) => names.test(name)) ?? [];
    this.hasSchemes ||= valueIn !== undefined;
    return valueIn?.(this.#scheme);
  }

  #identifier(node: Of<'Identifier'>, path: Path, depth: number): Read {
    if (node.name === 'undefined') return undefined;
    const isKnown = !this.#unknown.includes(node.name);
    const declared = isKnown && this.#names.declared.get(node.name);
    if (declared) return this.read(declared, path, depth + 1);
    const { name = node.name, from = '@mui/material/colors' } =
      this.#names.imports.get(node.name) ?? {};
    // A table is many values.
    const table = colorTable(name, from);
    if (table) this.#nodes += 20;
    return table ?? this.#schemeBy(node.name) ?? this.#skip(node, path, 'code');
  }

  #member(
    node: Of<'MemberExpression'> | Of<'OptionalMemberExpression'>,
    path: Path,
    depth: number,
  ): Read {
    const { object, property, computed } = node;
    const key =
      keyName(property, computed) ?? (computed ? this.read(property, path, depth + 1) : undefined);
    if (object.type === 'Identifier' && typeof key === 'string') {
      const { name, from } = this.#names.imports.get(object.name) ?? {};
      const className = name && from?.startsWith('@mui/') ? classNameOf(name, key) : undefined;
      if (className) return className;
    }
    const before = this.skipped.length;
    const owner = this.read(object, path, depth + 1);
    const isKey = typeof key === 'string' || typeof key === 'number';
    if (typeof owner === 'object' && owner !== null && isKey) {
      // What else the owner lacks doesn't matter.
      const own = [...path, key].join('.');
      const others = this.skipped.splice(before);
      this.skipped.push(...others.filter((one) => one.path.startsWith(own)));
      if (Object.hasOwn(owner, key)) return (owner as DataObject)[key];
    }
    // `theme.palette.mode`, but not `colors.dark`.
    const isScheme = owner === unread && isKey && !/^(?:dark|light|type)$/.test(String(key));
    const scheme = isScheme ? this.#schemeBy(String(key)) : undefined;
    this.skipped.length = before;
    return scheme ?? this.#skip(node, path, 'code');
  }

  #object(node: ObjectExpression, path: Path, depth: number): Read {
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

  #array(elements: readonly (Node | null)[], path: Path, depth: number): Read {
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

  #call(node: CallExpression, path: Path, depth: number): Read {
    const { callee } = node;
    const args = (): Read[] => node.arguments.map((each) => this.read(each, path, depth + 1));
    const isMember = callee.type === 'MemberExpression';
    const name = isMember
      ? (keyName(callee.property, callee.computed) ?? '')
      : callee.type === 'Identifier'
        ? (this.#names.imports.get(callee.name)?.name ?? callee.name)
        : '';
    const declared = callee.type === 'Identifier' && this.#names.declared.get(callee.name);
    if (declared) return this.#enter(declared, path, depth);
    if (this.#names.isMaker(node) || /^(?:responsiveFontSizes|deepmerge|assign|freeze)$/.test(name))
      return args().filter(isObject).reduce<DataObject>(merge, {});
    const values = args();
    const [value] = values;
    if (isMember && name === 'fill' && 'arguments' in callee.object) {
      // Array(25).fill('none')
      const [length] = callee.object.arguments;
      if (length?.type === 'NumericLiteral' && length.value <= 100 && typeof value === 'string')
        return Array.from({ length: length.value }, () => value);
    }
    if (isMember && name === 'join') {
      // ['Inter', 'sans-serif'].join(',')
      const owner = this.read(callee.object, path, depth + 1);
      if (Array.isArray(owner) && typeof value === 'string')
        return this.#text(node, path, owner.join(value));
    }
    // Other methods may be anything.
    const isHelper = !isMember || /^(?:pxToRem|augmentColor)$/.test(name);
    const result = isHelper && !values.includes(unread) ? callHelper(name, values) : undefined;
    return result ?? this.#skip(node, path, 'code');
  }

  /** Reads what a function of the file returns, if that is one expression; its parameters aren't known. */
  #enter(node: Node, path: Path, depth: number): Read {
    const [result, ...others] = isFunction(node) ? returnsOf(node) : [];
    if (!isFunction(node) || !result || others.length > 0) return this.#skip(node, path, 'code');
    const outer = this.#unknown;
    this.#unknown = [
      ...outer,
      ...node.params.flatMap((param) => ('name' in param ? param.name : [])),
    ];
    const value = this.read(result, path, depth + 1);
    this.#unknown = outer;
    return value;
  }
}

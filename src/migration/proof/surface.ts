import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declarationOptions } from '../../utils/compilerHost';

/** A member of a public type, of a component's props or of a public object. */
export interface SurfaceMember {
  /** Where it is declared, so that a member inherited by several types counts once. Empty if another library declares it. */
  origin: string;
  isOptional: boolean;
  /** The strings that it may be, if it accepts only certain strings. */
  texts?: string[];
  /** The kinds of values that it may be, if all of them are known: `function`, `list`. */
  kinds?: string[];
  /** The default named in its comment, if that is a literal. */
  default?: string;
}

/** Something that a package exports. */
export interface SurfaceExport {
  /** Entry points of the package that export it: an empty string for the root, `/TreeItem`. */
  entries: string[];
  members: Map<string, SurfaceMember>;
  /** Whether its members could be read; false for types that depend on other types. */
  isKnown: boolean;
}

/** The public exports of a package, by name. */
export type Surface = Map<string, SurfaceExport>;

/** Folders that are builds instead of entry points, or that are internal to the packages. */
const notPublic =
  /^(?:node_modules|esm|modern|legacy|node|internals?|build|themeAugmentation|joy|material)$/;

/** Returns the declaration files of a package's entry points: the root and the folders in it. */
function entryFiles(dir: string): { entry: string; file: string }[] {
  const esm = path.join(dir, 'esm');
  const root = existsSync(path.join(esm, 'index.d.ts')) ? esm : dir;
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !notPublic.test(each.name))
    .map(({ name }) => name)
    .sort();
  return ['', ...folders]
    .map((name) => ({ entry: name && `/${name}`, file: path.join(root, name, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file));
}

const isOwn = (file: string): boolean => /[\\/]@mui[\\/]x-[\w-]+[\\/]/.test(file);

function textsOf(type: ts.Type): string[] | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  return parts.length > 0 && parts.every((part) => part.isStringLiteral())
    ? parts.map((part) => (part as ts.StringLiteralType).value)
    : undefined;
}

/** Returns the kind of a type's values; undefined if the type leaves it open. */
function kindOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return 'text';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (!(flags & ts.TypeFlags.Object)) return undefined;
  if (checker.isArrayLikeType(type)) return 'list';
  return type.getCallSignatures().length > 0 || type.symbol?.name === 'Function'
    ? 'function'
    : 'object';
}

const noValue = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

function kindsOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & noValue));
  const kinds = parts.map((part) => kindOf(part, checker));
  const known = [...new Set(kinds)].filter((kind) => kind !== undefined);
  return known.length > 0 && kinds.every((kind) => kind !== undefined) ? known : undefined;
}

/** Matches values that are always written the same way. Comments describe functions and components in varying words. */
const literal = /^(?:true|false|null|undefined|-?[\d.]+|'[^']*'|\[\]|\{\})$/;

/** Returns the default in a comment, whatever quotes it uses; undefined if there is none, or if it is described in words. */
function defaultOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const text = ts
    .displayPartsToString(tag?.text)
    .replace(/[`\s;]/g, '')
    .replaceAll('"', "'");
  return literal.test(text) ? text : undefined;
}

function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker): SurfaceMember {
  const declaration = symbol.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  const type = isOwn(file) ? checker.getTypeOfSymbol(symbol) : undefined;
  const texts = type && textsOf(type);
  const kinds = type && kindsOf(type, checker);
  const fallback = type && defaultOf(symbol, checker);
  return {
    origin: declaration && isOwn(file) ? `${file}:${declaration.getStart()}` : '',
    isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
    ...(texts && { texts }),
    ...(kinds && { kinds }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

/** Returns the type whose members count: a component's props, or the type itself; undefined for other functions. */
function describedType(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  entry: ts.SourceFile,
): ts.Type | undefined {
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    return checker.getDeclaredTypeOfSymbol(symbol);
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(symbol, entry);
  const [signature] = type.getCallSignatures();
  if (!signature) return type;
  const [props] = signature.getParameters();
  return /^[A-Z]/.test(symbol.name) && props
    ? checker.getTypeOfSymbolAtLocation(props, entry)
    : undefined;
}

const unclear =
  ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable | ts.TypeFlags.Never;

/** Whether the members of a type depend on how it is used. */
const isUnclear = (type: ts.Type): boolean =>
  (type.flags & unclear) !== 0 || (type.isUnionOrIntersection() && type.types.some(isUnclear));

/** Returns the members of a type; for a union, those of all its parts. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): Map<string, SurfaceMember> {
  const members = new Map<string, SurfaceMember>();
  for (const part of type.isUnion() ? type.types : [type]) {
    if (!(part.flags & ts.TypeFlags.StructuredType)) continue;
    for (const property of checker.getPropertiesOfType(part)) {
      if (!members.has(property.name)) members.set(property.name, memberOf(property, checker));
    }
  }
  return members;
}

/** Reads what the package in a folder exports, from its declarations. */
export function readSurface(dir: string, host: ts.CompilerHost): Surface {
  const files = entryFiles(dir);
  const program = ts.createProgram(
    files.map(({ file }) => file),
    declarationOptions,
    host,
  );
  const checker = program.getTypeChecker();
  const surface: Surface = new Map();
  for (const { entry, file } of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const known = surface.get(exported.name);
      if (known) {
        known.entries.push(entry);
        continue;
      }
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const type = describedType(symbol, checker, source);
      const isKnown = type !== undefined && !isUnclear(type);
      const members = type ? membersOf(type, checker) : new Map<string, SurfaceMember>();
      surface.set(exported.name, { entries: [entry], members, isKnown });
    }
  }
  return surface;
}

/** What kind of thing changed in the public API of the newer packages. */
export type DifferenceKind =
  'export' | 'entry point' | 'member' | 'required' | 'values' | 'type' | 'default';

/** A public name that is gone or that has changed. */
export interface Difference {
  kind: DifferenceKind;
  /** All its names: an inherited prop has one for each component and each props type. */
  names: string[];
  /** What is different, for a message; empty if the name is gone. */
  detail: string;
}

/** Whether a name is internal to the packages. */
const isPrivate = (name: string): boolean => /^(?:default$|_)|Private/.test(name);

function memberDifference(
  before: SurfaceMember,
  after: SurfaceMember | undefined,
): Pick<Difference, 'kind' | 'detail'> | undefined {
  if (!after) return { kind: 'member', detail: '' };
  if (before.isOptional && !after.isOptional) return { kind: 'required', detail: 'is required' };
  const gone = after.texts && before.texts?.filter((text) => !after.texts?.includes(text));
  if (gone && gone.length > 0) {
    return {
      kind: 'values',
      detail: `does not take ${gone.map((text) => `'${text}'`).join(', ')}`,
    };
  }
  const kinds = after.kinds && before.kinds?.filter((kind) => !after.kinds?.includes(kind));
  if (kinds && kinds.length > 0) {
    return {
      kind: 'type',
      detail: `is ${after.kinds?.join(' or ')}, was ${before.kinds?.join(' or ')}`,
    };
  }
  // A comment without a default may leave out one that didn't change.
  return before.default !== undefined &&
    after.default !== undefined &&
    before.default !== after.default
    ? { kind: 'default', detail: `defaults to ${after.default}, was ${before.default}` }
    : undefined;
}

/**
 * Returns what a product's newer packages lack or require.
 *
 * @param packages - name of a package -> its surface in both versions, lowest plan first
 */
export function diffSurfaces(
  packages: ReadonlyMap<string, { before: Surface; after: Surface }>,
): Difference[] {
  /** Keyed so that the same difference in several packages of the product is one entry. */
  const found = new Map<string, Difference>();
  const add = (key: string, kind: DifferenceKind, own: string, detail: string): void => {
    const known = found.get(key);
    if (!known) found.set(key, { kind, names: [own], detail });
    else if (!known.names.includes(own)) known.names.push(own);
  };
  for (const [name, { before, after }] of packages) {
    const entriesAfter = new Set([...after.values()].flatMap(({ entries }) => entries));
    for (const [exported, old] of before) {
      if (isPrivate(exported)) continue;
      const now = after.get(exported);
      if (!now) {
        add(`export ${exported}`, 'export', exported, '');
        continue;
      }
      for (const entry of old.entries) {
        if (entriesAfter.has(entry)) continue;
        add(`entry ${name}${entry}`, 'entry point', name + entry, 'is not an entry point');
      }
      if (!now.isKnown) continue;
      for (const [key, member] of old.members) {
        if (member.origin === '' || isPrivate(key)) continue;
        const difference = memberDifference(member, now.members.get(key));
        if (difference) {
          const { kind, detail } = difference;
          add(`${kind} ${member.origin}`, kind, `${exported}.${key}`, detail);
        }
      }
    }
  }
  return [...found.values()];
}

/** How many other names a message lists; the rest are counted. */
const mostOthers = 3;

/** Formats a difference for a message: its names, and what is different. */
export function diffText({ names: [name, ...others], kind, detail }: Difference): string {
  const told = others.slice(0, mostOthers).join(', ');
  const more = others.length > mostOthers ? ` and ${others.length - mostOthers} more` : '';
  const also = told && ` (also ${told}${more})`;
  return `${name}${also}: ${detail || (kind === 'export' ? 'is not exported' : 'is gone')}`;
}

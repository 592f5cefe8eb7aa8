import type * as t from '@babel/types';
import { types } from '@babel/core';
import { parseSource, SourceError } from './parse';

export interface ImportSite {
  specifier: string;
  line: number;
  /** The named imports, under their names in the module; empty for namespace and default imports. */
  names: string[];
}

/** Returns the modules that a source imports, re-exports, or imports dynamically by a literal name. */
export function importsOf(file: t.File): ImportSite[] {
  const sites: ImportSite[] = [];
  const add = (source: t.Node | null | undefined, names: string[] = []): void => {
    if (source?.type === 'StringLiteral')
      sites.push({ specifier: source.value, line: source.loc?.start.line ?? 1, names });
  };
  // Not Babel's `traverse`, which also builds scopes and takes many times as long.
  types.traverseFast(file, (node) => {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : [],
      );
      add(node.source, names);
    } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
      add(node.source);
    else if (node.type === 'CallExpression' && node.callee.type === 'Import')
      add(node.arguments[0]);
    else if (node.type === 'TSImportType') add(node.argument);
  });
  return sites;
}

const nameOf = (node: t.Identifier | t.StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value;

/** Returns the function or class of a top-level name, or its initial value, if there is one. */
function declarationOf(file: t.File, name: string): t.Node | null | undefined {
  const declarations = file.program.body.flatMap((statement): t.Node[] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'VariableDeclaration') return node.declarations;
    return node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration' ? [node] : [];
  });
  const found = declarations.find(
    (node) => 'id' in node && node.id?.type === 'Identifier' && node.id.name === name,
  );
  return found?.type === 'VariableDeclarator' ? found.init : found;
}

const isComponent = ({ type }: t.Node): boolean =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|Class\w+|CallExpression)$/.test(
    type,
  );

/**
 * Returns the component that a demo exports as default: a function, a class, or a call such as `memo(…)`.
 * @throws SourceError if there is none
 */
export function defaultComponent(file: t.File): t.Node {
  const exported = file.program.body.find(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  );
  if (!exported) {
    throw new SourceError(
      'it has no default export; a demo must export one component as its default',
      1,
    );
  }
  const { declaration } = exported;
  const node =
    declaration.type === 'Identifier' ? declarationOf(file, declaration.name) : declaration;
  if (!node || !isComponent(node)) {
    throw new SourceError(
      "its default export isn't a component; a demo must export one component as its default",
      exported.loc?.start.line ?? 1,
    );
  }
  return node;
}

/** Returns the JSX of a component's last `return`: of the function itself, not of functions inside it. */
function returnedJsx(component: t.Node): t.JSXElement | undefined {
  if (component.type === 'CallExpression') {
    const [first] = component.arguments;
    return first && isComponent(first) ? returnedJsx(first) : undefined;
  }
  if (!('body' in component)) return undefined;
  const body = component.body as t.Node;
  if (body.type === 'JSXElement') return body;
  if (body.type !== 'BlockStatement') return undefined;
  const last = body.body.filter((statement) => statement.type === 'ReturnStatement').at(-1);
  return last?.argument?.type === 'JSXElement' ? last.argument : undefined;
}

/** A range of lines, counted from 1, both ends included. */
export interface Lines {
  first: number;
  last: number;
  /** Whether what it shows continues after the range. */
  isCut: boolean;
}

/** How many lines of code a demo shows before it is opened. */
export const previewLength = 12;

/**
 * Returns the lines that say most about a demo: the start of the JSX that its component returns, or the start of the file
 * if it returns none.
 */
export function previewOf(source: string, file = parseSource(source)): Lines {
  const jsx = returnedJsx(defaultComponent(file));
  const first = jsx?.loc?.start.line ?? 1;
  const end = jsx?.loc?.end.line ?? source.trimEnd().split('\n').length;
  const last = Math.min(end, first + previewLength - 1);
  return { first, last, isCut: last < end };
}

const numberOf = (node: t.Node | null | undefined): number | undefined => {
  const value = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  return value?.type === 'NumericLiteral' ? value.value : undefined;
};

/** Returns the height of an element in pixels, if set: `height={300}`, or `height` in its `style` or `sx`. */
function heightOfElement(element: t.JSXElement): number | undefined {
  for (const attribute of element.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    const { name, value } = attribute;
    if (name.name === 'height') return numberOf(value);
    const styles = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
    if (!/^(?:style|sx)$/.test(String(name.name)) || styles?.type !== 'ObjectExpression') continue;
    for (const property of styles.properties) {
      const isHeight =
        property.type === 'ObjectProperty' && types.isIdentifier(property.key, { name: 'height' });
      const height = isHeight ? numberOf(property.value) : undefined;
      if (height !== undefined) return height;
    }
  }
  return undefined;
}

/**
 * Returns the height in pixels that a demo sets on the element it returns, or on that element's only child; undefined if it
 * sets none. The page reserves that much space for the demo.
 */
export function ownHeight(file: t.File): number | undefined {
  const root = returnedJsx(defaultComponent(file));
  if (!root) return undefined;
  const children = root.children.filter((child) => child.type === 'JSXElement');
  const [only] = children;
  return (
    heightOfElement(root) ?? (only && children.length === 1 ? heightOfElement(only) : undefined)
  );
}

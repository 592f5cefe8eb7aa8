import ts from 'typescript';
import { commentOf, type ParsedDoc } from './jsdoc';

const readLiteral = (literal: ts.ObjectLiteralExpression, source: ts.SourceFile) =>
  literal.properties.filter(ts.isPropertyAssignment).map((property) => ({
    name: ts.isStringLiteral(property.name) ? property.name.text : property.name.getText(source),
    doc: commentOf(property),
  }));

/** An entry of a `propTypes` literal. */
export type PropType = ReturnType<typeof readLiteral>[number];

/** The component of an assignment `Name.propTypes = {...}`, null for any other expression. */
function propTypesTarget(
  node: ts.Node,
): { name: string; literal: ts.ObjectLiteralExpression } | null {
  if (
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isIdentifier(node.left.expression) &&
    ts.isObjectLiteralExpression(node.right)
  ) {
    return { name: node.left.expression.text, literal: node.right };
  }
  return null;
}

/** Reads the compiled module of a component, without running it. */
export function readJsModule(text: string) {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true);
  const propTypes = new Map<string, PropType[]>();
  const docs = new Map<string, ParsedDoc>();
  const classPrefixes: string[] = [];
  const themeNames: string[] = [];
  const visit = (node: ts.Node): void => {
    const target = propTypesTarget(node);
    if (target) {
      propTypes.set(target.name, readLiteral(target.literal, source));
      return;
    }
    if (
      ts.isCallExpression(node) &&
      /^generateUtilityClass(es)?$/.test(node.expression.getText(source)) &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      classPrefixes.push(node.arguments[0].text);
    }
    if (ts.isCallExpression(node) && /^use\w*Props$/.test(node.expression.getText(source))) {
      const [, name] = /'(Mui[A-Z]\w*)'/.exec(node.getText(source)) ?? [];
      themeNames.push(...(name ? [name] : []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      docs.set(statement.name.text, commentOf(statement));
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        docs.set(name.getText(source), commentOf(statement));
      }
    }
  }
  return {
    /** Component name -> its `propTypes`, in source order. */
    propTypes,
    /** Function or variable name -> the comment before it. */
    docs,
    /** Class name prefixes passed to the class name generators, such as `MuiDataGrid`. */
    classPrefixes: [...new Set(classPrefixes)],
    /** Names under which its components look up default props in the theme. */
    themeNames,
  };
}

/** What the compiled JavaScript of a component says that its declarations do not. */
export type JsModule = ReturnType<typeof readJsModule>;

/** The names that a component's inner function may have: the component's own, or one for what `memo` and the like wrap. */
export const innerNames = (name: string): string[] => [name, `${name}Raw`, `${name}Component`];

/** The `propTypes` of a component, null when its module has none for it. */
export const propTypesOf = (module: JsModule, component: string): readonly PropType[] | null =>
  innerNames(component)
    .map((name) => module.propTypes.get(name))
    .find(Boolean) ?? null;

import ts from 'typescript';
import { lowerFirst } from './names';
import { isOfProduct, packageOfFile } from './packages';

/** Type operators whose first argument still says what is inherited. `Pick` takes over single props, not a component. */
const wrappers = new Set([
  'Omit',
  'Partial',
  'Required',
  'Readonly',
  'DistributiveOmit',
  'ExtendMui',
]);

/** Base props that every Material UI component has, or that say nothing about which component is inside. */
const tooGeneral = new Set(['CommonProps', 'OverrideProps']);

function nativeElement(
  reference: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
): string | null {
  const argument = reference.typeArguments?.at(-1);
  const text = argument?.getText().replace(/['"]/g, '') ?? '';
  const tag = /^(HTML|SVG)(\w*)Element$/.exec(text);
  if (!tag) return /^[a-z]+$/.test(text) ? `<${text}>` : null;
  const [, kind = '', name = ''] = tag;
  if (name === '') return null;
  const special: Record<string, string> = {
    SVG: 'svg',
    UList: 'ul',
    LI: 'li',
    Anchor: 'a',
    Paragraph: 'p',
  };
  return `<${special[name] ?? (kind === 'SVG' ? lowerFirst(name) : name.toLowerCase())}>`;
}

/**
 * Finds what a component takes besides its own props: the Material UI components and native elements whose props its props
 * type builds on, in the order in which they are named.
 *
 * @param declaration - the declaration of the props type
 */
export function inheritsOf(declaration: ts.Declaration, checker: ts.TypeChecker): string[] {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();
  const visitReference = (node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): void => {
    const nameNode = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    const name = nameNode.getText().replace(/^React\./, '');
    if (wrappers.has(name)) {
      const inner = node.typeArguments?.[0];
      if (inner) {
        visit(inner);
      }
      return;
    }
    if (
      /^(\w+HTMLAttributes|HTMLAttributes|SVGProps|SVGAttributes|HTMLProps|ComponentProps\w*)$/.test(
        name,
      )
    ) {
      const element = nativeElement(node);
      if (element) {
        found.add(element);
      }
      return;
    }
    const symbol = checker.getSymbolAtLocation(nameNode);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const next = target?.declarations?.[0];
    if (!next) return;
    const source = next.getSourceFile();
    const isMaterial = packageOfFile(source.fileName) === '@mui/material';
    // `TextFieldProps` of Material UI stands for the component `TextField`.
    if (isMaterial && /^[A-Z]\w+Props$/.test(name) && !tooGeneral.has(name)) {
      found.add(name.replace(/Props$/, ''));
    } else if (isOfProduct(source)) {
      visit(next);
    }
  };
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isInterfaceDeclaration(node)) {
      node.heritageClauses?.forEach((clause) => clause.types.forEach(visitReference));
    } else if (ts.isTypeAliasDeclaration(node) || ts.isParenthesizedTypeNode(node)) {
      visit(node.type);
    } else if (ts.isIntersectionTypeNode(node)) {
      node.types.forEach(visit);
    } else if (ts.isTypeReferenceNode(node)) {
      visitReference(node);
    }
  };
  visit(declaration);
  return [...found];
}

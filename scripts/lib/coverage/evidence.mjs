import ts from 'typescript';

/**
 * @typedef {object} Evidence what a piece of code names
 * @property {Set<string>} words attributes, keys, property accesses, and names that are called or imported
 * @property {Set<string>} slots keys of `slots` and `slotProps`
 * @property {Set<string>} classes global class names and accesses such as `treeItemClasses.content`
 */

/** @returns {Evidence} */
export const noEvidence = () => ({ words: new Set(), slots: new Set(), classes: new Set() });

const globalClass = /\bMui(?:[A-Z]\w*)?-\w+(?:--\w+)?/g;

const nameOf = (node) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;

/** Returns the object literals that a value may be, looking into functions, hooks and assertions. */
function objectsIn(node) {
  if (!node) return [];
  if (ts.isObjectLiteralExpression(node)) return [node];
  const found = [];
  node.forEachChild((child) => {
    found.push(...objectsIn(child));
  });
  return found;
}

/** Returns the keys of the objects that a node assigns. */
const keysIn = (node) =>
  objectsIn(node.initializer ?? node.right)
    .flatMap(({ properties }) => properties.map(({ name }) => nameOf(name)))
    .filter(Boolean);

/** Returns the attribute, key or variable that a node assigns a value to. */
function assigned(node) {
  if (
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node)
  ) {
    return nameOf(node.name);
  }
  const isAssignment =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment ? nameOf(node.left) : undefined;
}

/** Returns the name that a node mentions, if any. Names of variables don't count: the writer chose them. */
function saidBy(node) {
  if (
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAccessExpression(node)
  ) {
    return nameOf(node.name);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    return nameOf(node.propertyName ?? node.name);
  }
  if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text;
  if (ts.isCallExpression(node)) return nameOf(node.expression);
  if (ts.isElementAccessExpression(node)) return nameOf(node.argumentExpression);
  if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
    return nameOf(node.indexType.literal);
  }
  // On its own, `field: 'total'` is parsed as a label and `slots={parts}` as an assignment.
  if (ts.isLabeledStatement(node)) return node.label.text;
  return ts.isBinaryExpression(node) ? assigned(node) : undefined;
}

const parseAs = (text) =>
  ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Parses code. A fragment may be the inside of an object or the attributes of a component. */
function parse(code) {
  const readings = [code, `({${code}\n})`, `<X ${code}\n/>`].map(parseAs);
  return readings.find(({ parseDiagnostics }) => parseDiagnostics.length === 0) ?? readings[0];
}

/** Adds the global class names in a text, which needn't be code. */
export const addClassNames = (text, { classes }) =>
  (text.match(globalClass) ?? []).forEach((name) => classes.add(name));

/**
 * Returns what code names. Comments don't count; in code that doesn't parse, the valid parts do.
 * @param {string} code TypeScript with JSX, or a fragment of it
 * @param {Evidence} [found] to add it to
 * @returns {Evidence}
 */
export function evidenceOf(code, found = noEvidence()) {
  const { words, slots, classes } = found;
  const visit = (node) => {
    const said = saidBy(node);
    if (said !== undefined) {
      words.add(said);
    }
    const target = assigned(node);
    if (/^slots$|^slotProps$|Slots$|SlotProps$/.test(target ?? '')) {
      keysIn(node).forEach((key) => slots.add(key));
    }
    if (ts.isPropertyAccessExpression(node)) {
      const object = nameOf(node.expression) ?? nameOf(node.expression.name) ?? '';
      if (/^slots$|^slotProps$/.test(object)) {
        slots.add(node.name.text);
      } else if (/Classes$/.test(object)) {
        classes.add(`${object}.${node.name.text}`);
      }
    }
    if (target === 'classes') {
      keysIn(node).forEach((key) => classes.add(`classes.${key}`));
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      addClassNames(node.text, found);
    }
    node.forEachChild(visit);
  };
  visit(parse(code));
  return found;
}

/**
 * Returns what inline code names. Every word counts here, since a writer put it between backticks.
 * @param {string} code
 * @param {string} context the text of its paragraph or table and the headings above; if these mention slots, a bare name is
 * the name of a slot
 * @param {Evidence} [found] to add it to
 * @returns {Evidence}
 */
export function inlineEvidence(code, context, found = noEvidence()) {
  const { words, slots } = evidenceOf(code, found);
  const all = code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  all.forEach((word) => words.add(word));
  if (/\bslots?\b/i.test(context) && /^[\w$]+$/.test(code.trim())) {
    slots.add(code.trim());
  }
  addClassNames(code, found);
  return found;
}

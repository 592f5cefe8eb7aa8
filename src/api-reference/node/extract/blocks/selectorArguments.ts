import ts from 'typescript';

/** A selector as its compiled module creates it. */
interface MadeSelector {
  /** The selectors that it combines. */
  inputs: string[];
  /** Whether its own function takes an argument besides the results of its inputs, or besides the state. */
  takesArgument: boolean;
}

function readCall(call: ts.CallExpression, source: ts.SourceFile): MadeSelector | null {
  const maker = call.expression.getText(source);
  const [combiner, ...inputs] = [...call.arguments].reverse();
  if (!/^create(Root)?Selector/.test(maker) || !combiner || !ts.isArrowFunction(combiner)) {
    return null;
  }
  const taken = maker === 'createRootSelector' ? 1 : inputs.length;
  return {
    inputs: inputs.map((input) => input.getText(source)),
    takesArgument: combiner.parameters.length > taken,
  };
}

/** Reads the selectors that a compiled module creates, by name. */
export function readSelectors(text: string): Map<string, MadeSelector> {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, MadeSelector>();
  for (const statement of source.statements) {
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    for (const { name, initializer } of declarations) {
      const made =
        initializer && ts.isCallExpression(initializer) ? readCall(initializer, source) : null;
      if (made) {
        found.set(name.getText(source), made);
      }
    }
  }
  return found;
}

/**
 * Returns the selector whose argument a selector takes: itself, one of its inputs that it passes the argument on to, or null
 * for no argument. Read from the code, because the declared type has an inferred argument even where there is none.
 */
export function argumentOwner(
  name: string,
  selectors: ReadonlyMap<string, MadeSelector>,
): string | null {
  const made = selectors.get(name);
  if (made?.takesArgument) {
    return name;
  }
  return made?.inputs.map((input) => argumentOwner(input, selectors)).find(Boolean) ?? null;
}

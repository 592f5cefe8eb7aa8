import ts from 'typescript';

/**
 * Reads which key under `theme.components` sets the default props for each props type, from a package's
 * `themeAugmentation/props.d.ts`: props type name -> key.
 */
export function readThemeKeys(text: string): Map<string, string> {
  const source = ts.createSourceFile('props.d.ts', text, ts.ScriptTarget.Latest, true);
  const keys = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('PropsList')) {
      for (const member of statement.members) {
        if (ts.isPropertySignature(member) && member.type && ts.isTypeReferenceNode(member.type)) {
          keys.set(member.type.typeName.getText(source), member.name.getText(source));
        }
      }
    }
  }
  return keys;
}

/** Finds the theme key of a component, by the name of its props type; null when the theme cannot set its defaults. */
export function themeKeyOf(component: string, keys: ReadonlyMap<string, string>): string | null {
  return keys.get(`${component}Props`) ?? keys.get(`Exported${component}Props`) ?? null;
}

import type { CallExpression, File, Node } from '@babel/types';
import { isIn, keyName, walk } from '../../../utils/syntax';

/** The parts of a theme that demos take over. */
export const themeKeys =
  /^(?:palette|colorSchemes|typography|shape|spacing|shadows|transitions|breakpoints|components|mixins|zIndex|inScheme)$/;

const makers =
  /^(?:unstable_|experimental_)?(?:createTheme|createMuiTheme|extendTheme|createMuiStrictModeTheme)$/;

export type Names = ReturnType<typeof namesIn>;

/**
 * Returns what the names in a file stand for, and the nodes that may hold its themes: calls of `createTheme`, and objects with keys
 * of a theme that are in no other one.
 */
export function namesIn(file: File) {
  const declared = new Map<string, Node>();
  const imports = new Map<string, { name: string; from: string }>();
  const all: CallExpression[] = [];
  const objects: Node[] = [];
  walk(file, (node, parent) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      // Later declarations are deeper in the file, or in a file that was pasted below.
      if (!declared.has(node.id.name)) declared.set(node.id.name, node.init);
    } else if (node.type === 'FunctionDeclaration' && node.id && parent?.type !== 'BlockStatement')
      declared.set(node.id.name, node);
    else if (node.type === 'ImportDeclaration') {
      // `import createTheme from '@mui/material/styles/createTheme'`
      const [last = ''] = /\w*$/.exec(node.source.value) ?? [];
      for (const each of node.specifiers) {
        const { imported } = each as { imported?: { name?: string } };
        const name = imported?.name ?? (each.type === 'ImportDefaultSpecifier' ? last : '*');
        imports.set(each.local.name, { name, from: node.source.value });
      }
    } else if (node.type === 'CallExpression') all.push(node);
    else if (node.type === 'ObjectExpression' && !isIn(node, objects.at(-1))) {
      const keys = node.properties.map((each) => ('key' in each && keyName(each.key, false)) || '');
      if (keys.some((key) => themeKeys.test(key))) objects.push(node);
    }
  });
  const isMaker = ({ callee }: CallExpression): boolean =>
    callee.type === 'Identifier' && makers.test(imports.get(callee.name)?.name ?? callee.name);
  const calls = all.filter((call) => isMaker(call) && call.arguments.length > 0);
  return { declared, imports, isMaker, calls, objects };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { traverse, type types } from '@babel/core';
import { transform } from 'sucrase';
import type { Plugin } from 'vite';
import { fencesOf, type DocFence } from '../../src/code/node/docFences';
import { importsOf } from '../../src/code/node/inspectDemo';
import { parseSource } from '../../src/code/node/parse';
import * as readersApp from './readersApp';

/** The names that a fence may leave to the reader's app. */
const readersNames = Object.keys(readersApp);

/** A fence that can be rendered: its code, as a module that exports a component. */
interface RunnableFence {
  fence: DocFence;
  code: string;
}

/** Returns the names that some code uses and nothing declares: globals, and what the fence leaves out. */
function freeNames(file: ReturnType<typeof parseSource>): string[] {
  let names: string[] = [];
  traverse(file, {
    Program(program) {
      names = Object.keys(program.scope.globals);
      program.stop();
    },
  });
  return names.filter((name) => !(name in globalThis) && !browserNames.test(name));
}

const browserNames = /^(?:window|document|localStorage|history|location|(?:HTML|SVG)\w+)$/;

const componentName = (statement: types.Statement): string | undefined => {
  const declared = 'declaration' in statement ? statement.declaration : statement;
  return declared?.type === 'FunctionDeclaration' && declared.params.length === 0
    ? /^[A-Z]\w*$/.exec(declared.id?.name ?? '')?.[0]
    : undefined;
};

/** Returns a fence as a module; undefined for a fragment, for parts of other files, and for code without anything to render. */
function runnable(fence: DocFence): RunnableFence | undefined {
  if (fence.language === 'ts') return undefined;
  let file: ReturnType<typeof parseSource>;
  try {
    file = parseSource(fence.code);
  } catch {
    return undefined;
  }
  const { body } = file.program;
  const last = body.at(-1);
  const isJsx = last?.type === 'ExpressionStatement' && last.expression.type.startsWith('JSX');
  const name = body.map(componentName).findLast((each) => each !== undefined);
  const isLocal = importsOf(file).some(({ specifier }) =>
    /^[.@]\/|^\.\.|^sample-data/.test(specifier),
  );
  const free = freeNames(file);
  if ((!isJsx && !name) || isLocal || free.some((each) => !readersNames.includes(each))) {
    return undefined;
  }
  const textOf = (statements: readonly types.Statement[]): string =>
    statements.map(({ start, end }) => fence.code.slice(start!, end!)).join('\n');
  const isImport = ({ type }: types.Statement): boolean => type === 'ImportDeclaration';
  const own = isJsx
    ? `${textOf(body.filter(isImport))}
export default function Fence() {
${textOf(body.slice(0, -1).filter((each) => !isImport(each)))}
return ${textOf(body.slice(-1))}
}`
    : `${fence.code.replace(/^export default /m, '')}\nexport default ${name};`;
  const values = free.length > 0 ? `import { ${free.join(', ')} } from 'claims/readersApp';` : '';
  const { code } = transform(`${values}\n${own}`, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'automatic',
    production: true,
    keepUnusedImports: false,
  });
  return { fence, code };
}

/** Returns the fences of pages that can be rendered as they are. */
export const runnableFences = (siteDir: string, pages: readonly string[]): RunnableFence[] =>
  pages
    .flatMap((page) => fencesOf(page, readFileSync(path.join(siteDir, page), 'utf8')))
    .flatMap((fence) => runnable(fence) ?? []);

/** Makes `virtual:fences`: all runnable fences of some pages, by page and line. */
export function fencePlugin(fences: readonly RunnableFence[]): Plugin {
  return {
    name: 'runnable-fences',
    resolveId: (id) => (id.startsWith('virtual:fence') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:fence')) return undefined;
      const [, index] = id.split('/');
      if (index) return fences[Number(index)]?.code;
      const list = fences.map(
        ({ fence: { page, line } }, each) =>
          `{ name: ${JSON.stringify(`${page}:${line}`)}, load: () => import('virtual:fence/${each}') }`,
      );
      return `export const fences = [${list.join(', ')}];`;
    },
  };
}

import path from 'node:path';
import ts from 'typescript';
import { products } from '../../products';
import { createSharedHost, withTexts } from '../../utils/compilerHost';
import { projectOptions } from '../../versions/snapshots/node/typecheck';
import type { DocFence } from './docFences';
import { declarationsFor, pageNames, type KnownNames } from './fenceNames';
import { readableAs } from './toJavaScript';

/** Returns the compiler options for fences: the project's own, but a fragment may leave types out. */
export function fenceOptions(siteDir: string): ts.CompilerOptions {
  return {
    ...projectOptions(siteDir),
    allowJs: true,
    checkJs: true,
    noImplicitAny: false,
    // A fence shows only part of the reader's app.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}

type FenceModule = ReturnType<typeof moduleOf>;

/**
 * Returns a fence as a module of its own, with the number of lines before its code; the first line declares the names that the fence
 * leaves out.
 */
function moduleOf(fence: DocFence, folder: string, index: number, declarations: string) {
  const wrapped = readableAs(fence.code)?.wrap(fence.code) ?? fence.code;
  const before = wrapped
    .slice(0, Math.max(0, wrapped.indexOf(fence.code.trim())))
    .split('\n').length;
  // Even a `ts` fence may contain part of a component.
  const extension = fence.language === 'jsx' ? 'jsx' : 'tsx';
  return {
    file: path.join(folder, `fence-${index}.${extension}`),
    text: `${declarations}\n${wrapped}\nexport {};\n`,
    linesBefore: before,
    fence,
  };
}

/** Error 1108 is a `return` outside a function, which a fragment may have. */
const isOfFragment = ({ code }: ts.Diagnostic): boolean => code === 1108;

/** TypeScript's error codes for undeclared names. */
const missingName = new Set([2304, 2552, 2503, 2686, 18004]);

/** Parsed files of the packages and of TypeScript itself, shared by all programs. */
const libraries = new Map<string, ts.SourceFile | undefined>();

const hostOf = (texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost =>
  withTexts(createSharedHost(options, libraries), texts);

/** Whether a fence changes the types of a package, or global types, for its whole program. */
const isAugmentation = ({ fence }: FenceModule): boolean =>
  /\bdeclare\s+(?:module|global)\b/.test(fence.code);

/** Returns the diagnostics of each fence. Each fence that augments types is compiled in a program of its own. */
function compile(
  modules: readonly FenceModule[],
  options: ts.CompilerOptions,
): Map<FenceModule, ts.Diagnostic[]> {
  const programs = [
    modules.filter((each) => !isAugmentation(each)),
    ...modules.filter(isAugmentation).map((each) => [each]),
  ];
  const found = new Map(programs.flatMap((each) => [...compileTogether(each, options)]));
  return new Map(modules.map((each) => [each, found.get(each) ?? []]));
}

function compileTogether(
  modules: readonly FenceModule[],
  options: ts.CompilerOptions,
): Map<FenceModule, ts.Diagnostic[]> {
  const texts = new Map(modules.map(({ file, text }) => [file, text]));
  const host = hostOf(texts, options);
  const program = ts.createProgram([...texts.keys()], options, host);
  return new Map(
    modules.map((each) => {
      const source = program.getSourceFile(each.file);
      const found = source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
      return [each, found.filter((diagnostic) => !isOfFragment(diagnostic))];
    }),
  );
}

/**
 * Compiles fences against the installed packages.
 *
 * @param folder - where packages are resolved from; nothing is written there
 * @param packages - import statements for names that a fragment may leave out
 * @returns `docs/a/index.mdx:12: ...` for every error
 */
export function compileFences(
  fences: readonly DocFence[],
  folder: string,
  packages: KnownNames,
  options: ts.CompilerOptions,
): string[] {
  const first = compile(
    fences.map((fence, index) => moduleOf(fence, folder, index, '')),
    options,
  );
  const pages = new Map(
    [...new Set(fences.map(({ page }) => page))].map((page) => [
      page,
      pageNames(fences.filter((fence) => fence.page === page)),
    ]),
  );
  const modules = [...first].map(([each, diagnostics], index) => {
    const { fence, text } = each;
    const missing = new Set(
      diagnostics
        .filter(({ code }) => missingName.has(code))
        .map(({ start = 0, length = 0 }) => text.slice(start, start + length)),
    );
    if (missing.size === 0) return each;
    const declarations = declarationsFor(
      fence,
      missing,
      pages.get(fence.page) ?? new Map(),
      packages,
    );
    return moduleOf(fence, folder, index, declarations);
  });
  // Fences without missing names are compiled already.
  const second = compile(
    modules.filter((each) => !first.has(each)),
    options,
  );
  return modules.flatMap((each) => {
    const { fence, linesBefore, text } = each;
    return (second.get(each) ?? first.get(each) ?? []).map(({ start = 0, messageText }) => {
      const line = text.slice(0, start).split('\n').length - 1 - linesBefore;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${fence.page}:${fence.line + Math.max(0, line)}: ${message}`;
    });
  });
}

/**
 * The packages that a fence may use without an import. The smallest plan comes first: the larger ones export a `DataGrid` that
 * accepts no props.
 */
export const fencePackages: readonly string[] = [
  ...products.flatMap(({ packages }) => Object.keys(packages)),
  '@mui/material/styles',
  '@mui/material',
];

/** Returns import statements for everything that the packages export; the first package that exports a name wins. */
export function exportedNames(
  packageNames: readonly string[],
  folder: string,
  options: ts.CompilerOptions,
): KnownNames {
  const file = path.join(folder, 'exports.ts');
  const text = packageNames
    .map((name, index) => `import * as p${index} from '${name}';`)
    .join('\n');
  const host = hostOf(new Map([[file, text]]), options);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const names = new Map<string, string>();
  program.getSourceFile(file)?.forEachChild((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    for (const { name } of symbol ? checker.getExportsOfModule(symbol) : []) {
      const specifier = statement.moduleSpecifier.text;
      if (!names.has(name) && name !== 'default')
        names.set(name, `import { ${name} } from '${specifier}';`);
    }
  });
  return names;
}

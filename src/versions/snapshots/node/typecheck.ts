import path from 'node:path';
import ts from 'typescript';
import { docsDirOf, type Snapshot } from '../../../products/snapshots';
import { aliasRules } from './rules';

/** Returns what an import stands for in a snapshot. */
type Substitute = (specifier: string, containingFile: string) => string;

/** Returns the rules of `aliasRules` as a function, for tools other than the bundler. */
export function substituteOf(siteDir: string, snapshot: Snapshot): Substitute {
  const rules = aliasRules(siteDir, [snapshot]);
  return (specifier, containingFile) => {
    const alias = rules.find(({ test }) => test.test(containingFile))?.resolve.alias ?? {};
    const [name = '', target = ''] =
      Object.entries(alias).find(([each]) => `${specifier}/`.startsWith(`${each}/`)) ?? [];
    return target + specifier.slice(name.length);
  };
}

/**
 * Makes a compiler host resolve imports as the bundler does for a snapshot. `paths` in a tsconfig can't do this: they apply
 * to all files alike, and a package that isn't of the snapshot's version has dependencies of its own.
 */
function withSubstitutes(
  host: ts.CompilerHost,
  options: ts.CompilerOptions,
  substitute: Substitute,
): ts.CompilerHost {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) =>
    host.getCanonicalFileName(file),
  );
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, _options, source) =>
    literals.map((literal) =>
      ts.resolveModuleName(
        substitute(literal.text, containingFile),
        containingFile,
        options,
        host,
        cache,
        redirected,
        ts.getModeForUsageLocation(source, literal, options),
      ),
    );
  return host;
}

/** Reads the compiler options of a project. */
export function projectOptions(siteDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config, host, siteDir).options;
}

/**
 * Checks the demos of a snapshot against the types of its packages.
 *
 * @returns `versioned_docs/version-8.0.0/…/Demo.tsx:12: …` for every error
 */
export function typecheckSnapshot(siteDir: string, snapshot: Snapshot): string[] {
  const options = projectOptions(siteDir);
  const folder = path.join(siteDir, docsDirOf(snapshot));
  const files = ts.sys.readDirectory(folder, ['.ts', '.tsx'], [`${folder}/api`]);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    files,
    options,
    withSubstitutes(host, options, substituteOf(siteDir, snapshot)),
  );
  const own = files.flatMap((file) => program.getSourceFile(file) ?? []);
  return own
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(({ file, start = 0, messageText }) => {
      const place = file
        ? `${path.relative(siteDir, file.fileName).replaceAll('\\', '/')}:${
            file.getLineAndCharacterOfPosition(start).line + 1
          }`
        : docsDirOf(snapshot);
      return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

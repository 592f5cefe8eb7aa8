import path from 'node:path';
import ts from 'typescript';
import { docsDirOf, type Snapshot } from '../../../products/snapshots';
import { substituteOf, withSubstitutes } from './resolve';

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

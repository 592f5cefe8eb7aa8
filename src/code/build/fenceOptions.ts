import path from 'node:path';
import ts from 'typescript';

/** The options that fences compile with: the project's own, but what a fragment leaves out has no type. */
export function fenceOptions(siteDir: string): ts.CompilerOptions {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    siteDir,
  );
  return {
    ...options,
    allowJs: true,
    checkJs: true,
    noImplicitAny: false,
    // Of the reader's app a fence shows a part.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}

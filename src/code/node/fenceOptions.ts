import path from 'node:path';
import ts from 'typescript';

/** Returns the compiler options for fences: the project's own, but a fragment may leave types out. */
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
    // A fence shows only part of the reader's app.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}

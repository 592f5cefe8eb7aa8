import type ts from 'typescript';
import { projectOptions } from '../../versions/snapshots/node/typecheck';

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

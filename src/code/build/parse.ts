import { createRequire } from 'node:module';
import type * as Parser from '@babel/parser';
import type { File } from '@babel/types';

/**
 * By Node itself: the loader that reads this file as TypeScript takes the parser's half a megabyte for a module to be
 * translated, which costs each cold build 2.3 s of CPU and parses more slowly afterwards.
 */
const { parse } = createRequire(__filename)('@babel/parser') as typeof Parser;

/** A place in a source that is wrong, with the line it stands on (from 1). */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const options: Parser.ParserOptions = {
  sourceType: 'module',
  plugins: ['typescript', 'jsx'],
  // A fence may end with the statement it is about, or show what stands inside a function.
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
};

/**
 * The syntax tree of TypeScript with JSX; JavaScript is a part of it.
 * @throws SourceError when it cannot be parsed
 */
export function parseSource(source: string): File {
  try {
    return parse(source, options);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    throw new SourceError(message.replace(/ \(\d+:\d+\)$/, ''), loc?.line ?? 1);
  }
}

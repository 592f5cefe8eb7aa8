import type * as Parser from '@babel/parser';
import type { File } from '@babel/types';
import { requireByNode } from '../../utils/requireByNode';

const { parse } = requireByNode('@babel/parser') as typeof Parser;

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
  plugins: ['typescript', 'jsx', 'decoratorAutoAccessors'],
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

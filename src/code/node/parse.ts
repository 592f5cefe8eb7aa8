import type * as Parser from '@babel/parser';
import type { File } from '@babel/types';
import { requireByNode } from '../../utils/requireByNode';

const { parse } = requireByNode('@babel/parser') as typeof Parser;

/** An error in a source, with its line (from 1). */
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
  // A fence may show only the inside of a function.
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
};

/**
 * Parses TypeScript with JSX, which includes JavaScript.
 * @throws SourceError if it can't be parsed
 */
export function parseSource(source: string): File {
  try {
    return parse(source, options);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    throw new SourceError(message.replace(/ \(\d+:\d+\)$/, ''), loc?.line ?? 1);
  }
}

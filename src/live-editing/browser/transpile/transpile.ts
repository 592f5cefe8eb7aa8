import { transform } from 'sucrase/dist/index';
import type { LiveModule, Mistake } from '../../protocol';
import { guardLoops, requiresIn } from './guards';

/** A source that cannot be read. */
export class SyntaxMistake extends Error implements Mistake {
  constructor(
    message: string,
    readonly file: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

/**
 * Makes a module that a browser runs from TypeScript or JavaScript, with JSX. Each line stays where it is.
 *
 * @param path - its name says what it is: `Orders.tsx`, `rows.js`
 * @throws SyntaxMistake naming file and line
 */
export function transpile(path: string, source: string): LiveModule {
  const isTyped = /\.tsx?$/.test(path);
  try {
    const { code } = transform(source, {
      transforms: [
        'imports',
        ...(isTyped ? (['typescript'] as const) : []),
        // In .ts a type in angle brackets is no element.
        ...(path.endsWith('.ts') ? [] : (['jsx'] as const)),
      ],
      jsxRuntime: 'automatic',
      production: true,
      filePath: path,
    });
    return { code: guardLoops(code), imports: requiresIn(code) };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const plain = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new SyntaxMistake(plain, path, loc?.line);
  }
}

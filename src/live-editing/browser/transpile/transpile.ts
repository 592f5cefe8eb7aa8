import { transform } from 'sucrase/dist/index';
import { CodeMistake, type LiveModule } from '../../protocol';
import { guardLoops, requiresIn } from './guards';

/**
 * Compiles TypeScript or JavaScript, with JSX, to a module that a browser can run. Line numbers don't change.
 *
 * @param path - its extension tells the language: `Orders.tsx`, `rows.js`
 * @throws CodeMistake with file and line
 */
export function transpile(path: string, source: string): LiveModule {
  const isTyped = /\.tsx?$/.test(path);
  try {
    const { code } = transform(source, {
      transforms: [
        'imports',
        ...(isTyped ? (['typescript'] as const) : []),
        // In .ts, angle brackets are a type assertion, not an element.
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
    throw new CodeMistake(plain, path, loc?.line);
  }
}

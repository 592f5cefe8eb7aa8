import { transform } from 'sucrase/dist/index';
import { parse } from 'sucrase/dist/parser';
import { TokenType as tt } from 'sucrase/dist/parser/tokenizer/types';
import { turnName } from '../../names';
import { CodeMistake, type LiveImport, type LiveModule } from '../../protocol';

type Token = ReturnType<typeof parse>['tokens'][number];

const opening: readonly tt[] = [tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL, tt.braceBarL];
const closing: readonly tt[] = [tt.parenR, tt.braceR, tt.bracketR, tt.braceBarR];

/** Finds the token that closes a parenthesis, and the semicolons directly inside the parentheses. */
function insideOf(tokens: readonly Token[], open: number): { close: number; semicolons: number[] } {
  const semicolons: number[] = [];
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const type = tokens[at]?.type ?? tt.eof;
    if (opening.includes(type)) depth += 1;
    if (closing.includes(type)) depth -= 1;
    if (depth === 0) return { close: at, semicolons };
    if (depth === 1 && type === tt.semi) semicolons.push(at);
  }
  return { close: tokens.length - 1, semicolons };
}

/** Tokenizes JavaScript without JSX. */
const tokensOf = (code: string): readonly Token[] => parse(code, false, false, false).tokens;

/** Returns the modules that CommonJS code requires, with their lines. */
function requiresIn(code: string): LiveImport[] {
  const tokens = tokensOf(code);
  return tokens.flatMap((token, at) => {
    const [, open, name] = tokens.slice(at, at + 3);
    const isRequire =
      token.type === tt.name &&
      code.slice(token.start, token.end) === 'require' &&
      open?.type === tt.parenL &&
      name?.type === tt.string;
    if (!isRequire) return [];
    const line = code.slice(0, token.start).split('\n').length;
    return [{ specifier: code.slice(name.start + 1, name.end - 1), line }];
  });
}

/**
 * Makes every loop check on each iteration whether it may continue (`takeTurn` in `browser/runner/evaluate.ts`). If frame and page share a
 * process, an endless loop would freeze the page as well, which then couldn't detect it. Line numbers don't change.
 *
 * @param code - JavaScript without JSX
 */
export function guardLoops(code: string): string {
  const tokens = tokensOf(code);
  const inserted: [at: number, text: string][] = [];
  const guard = (start: number, end: number): void => {
    if (code.slice(start, end).trim() === '') inserted.push([end, `${turnName}()`]);
    else inserted.push([start, `${turnName}()&&(`], [end, ')']);
  };
  tokens.forEach(({ type }, at) => {
    if (type !== tt._while && type !== tt._for) return;
    const open = tokens[at + 1]?.type === tt.parenL ? at + 1 : at + 2;
    const first = tokens[open];
    if (first?.type !== tt.parenL) return;
    const { close, semicolons } = insideOf(tokens, open);
    const [before, after] = semicolons.map((index) => tokens[index]);
    const last = tokens[close];
    const body = tokens[close + 1];
    if (type === tt._while && last) guard(first.end, last.start);
    else if (before && after) guard(before.end, after.start);
    else if (body?.type === tt.braceL) inserted.push([body.end, `${turnName}();`]);
  });
  return inserted
    .map(([at, text], order) => ({ at, text, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), code);
}

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

import { normalizeTokens, Prism, type PrismGrammar } from 'prism-react-renderer';
import { escapeHtml } from '../../utils/escapeHtml';
import { remember } from '../../utils/remember';
import { grammarOf } from './grammars';

type PrismTokens = ReturnType<typeof Prism.tokenize>;

/**
 * Prism's token kinds -> the class that colors them (src/code/ui/tokens.css); the first match wins.
 * Kinds not listed here, such as punctuation, keep the text color and need no markup.
 */
const classes: readonly (readonly [className: string, kinds: readonly string[]])[] = [
  ['tc', ['comment', 'prolog', 'doctype', 'cdata']],
  ['td', ['deleted']],
  ['ti', ['inserted']],
  ['tp', ['tag:punctuation', 'attr-equals']],
  ['ts', ['string', 'attr-value', 'template-string', 'char', 'regex', 'url']],
  ['ta', ['attr-name', 'property', 'variable', 'literal-property']],
  ['tn', ['number', 'boolean', 'constant', 'builtin', 'unit', 'hexcode']],
  ['tg', ['tag', 'class-name', 'selector', 'maybe-class-name']],
  ['tf', ['function', 'title', 'function-variable']],
  ['tk', ['keyword', 'atrule', 'important', 'rule', 'bold']],
];

/** Kinds that are plain text, whatever contains them. */
const plain = new Set(['plain', 'plain-text', 'script', 'spread', 'operator']);

/** Returns the class of a token by its kinds, outermost first; the innermost kind that has a class decides. */
function classOf(kinds: readonly string[]): string | undefined {
  for (let index = kinds.length - 1; index >= 0; index -= 1) {
    const kind = kinds[index] ?? '';
    if (plain.has(kind)) return undefined;
    if (kind === 'punctuation') {
      const parent = kinds[index - 1];
      return parent === 'tag' || parent === 'attr-value' ? 'tp' : undefined;
    }
    const found = classes.find(([, names]) => names.includes(kind));
    if (found) return found[0];
  }
  return undefined;
}

/** Tokenizes code, including the grammars' hooks: the JSX hook tells text between tags from code. */
function tokenize(code: string, language: string, grammar: PrismGrammar): PrismTokens {
  const isScript = grammar === Prism.languages.tsx;
  const environment = {
    code,
    grammar,
    language: isScript ? 'tsx' : language,
    tokens: [] as PrismTokens,
  };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Server and browser are bundled from the same pages at the same time. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the lines of code as HTML with a class for each kind of token and no inline styles, so that the same markup works in
 * light and dark mode. Code in an unknown language becomes plain text.
 * @returns as many entries as the code has lines, none of them with a line break
 */
export const highlightLines = (code: string, language: string): readonly string[] =>
  remember(known, `${language}\n${code}`, () => highlight(code, language));

function highlight(code: string, language: string): string[] {
  const grammar = grammarOf(language);
  if (!grammar) return code.split('\n').map(escapeHtml);
  return normalizeTokens(tokenize(code, language, grammar)).map((tokens) => {
    const parts: { className: string | undefined; text: string }[] = [];
    for (const { types, content, empty } of tokens) {
      const text = empty ? '' : content;
      const last = parts.at(-1);
      const isSpace = text.trim() === '';
      const className = isSpace ? last?.className : classOf(types);
      // Neighboring tokens of one color share an element; whitespace joins the token before it.
      if (last && last.className === className) last.text += text;
      else parts.push({ className, text });
    }
    return parts
      .map(({ className, text }) => {
        const html = escapeHtml(text);
        return className && text ? `<span class="${className}">${html}</span>` : html;
      })
      .join('');
  });
}

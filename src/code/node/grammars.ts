import { Prism, type PrismGrammar } from 'prism-react-renderer';

/** Shell commands, as on installation pages. */
const bash = {
  comment: { pattern: /(^|\s)#.*/, lookbehind: true },
  string: { pattern: /"(?:\\[\s\S]|[^"\\])*"|'[^']*'/, greedy: true },
  variable: /\$(?:\w+|\{[^}]+\})/,
  function: { pattern: /(^[ \t]*|(?:&&|\|\|?|;)[ \t]*)[\w./-]+/m, lookbehind: true, greedy: true },
  'attr-name': { pattern: /(\s)--?[a-z][\w-]*/i, lookbehind: true },
  operator: /&&|\|\|?|[<>]+|;|\\$/m,
};

const diff = {
  comment: /^(?:(?:---|\+\+\+|diff|index) .*|@@.*)$/m,
  deleted: /^[-<].*$/m,
  inserted: /^[+>].*$/m,
};

/** Returns a pattern for nested braces up to a depth, in the form that the JSX grammar uses. */
const bracesOf = (depth: number): string =>
  depth === 0
    ? '[^{}]'
    : String.raw`(?:\{${depth === 1 ? '[^{}]' : `(?:${bracesOf(depth - 1)}|[^{}])`}*\})`;

/** Prism's own pattern for three levels. */
const threeLevels = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/**
 * Prism's JSX grammar doesn't recognize a tag whose attributes nest braces deeper than three levels, such as
 * `initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}`. Seven levels are enough.
 */
function allowDeepBraces(language: string): void {
  const { tag } = Prism.languages[language] as unknown as {
    tag: { pattern: RegExp; inside: Record<string, { pattern: RegExp } | undefined> };
  };
  for (const rule of [tag, tag.inside.script, tag.inside.spread]) {
    if (!rule) continue;
    const { source, flags } = rule.pattern;
    rule.pattern = new RegExp(
      source.replaceAll(threeLevels, () => bracesOf(7)),
      flags,
    );
  }
}

allowDeepBraces('tsx');

const own: Readonly<Record<string, PrismGrammar | undefined>> = {
  mdx: Prism.languages.md,
  bash: bash as unknown as PrismGrammar,
  sh: bash as unknown as PrismGrammar,
  diff: diff as unknown as PrismGrammar,
};

/** Returns the grammar for what a writer may put before a fence; code in any other language is shown as plain text. */
export function grammarOf(language: string): PrismGrammar | undefined {
  // One grammar for all of them, so that no color changes when the reader switches to JavaScript.
  const name = /^(?:[jt]sx?|(?:java|type)script)$/.test(language) ? 'tsx' : language;
  if (Object.hasOwn(own, name)) return own[name];
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // Prism keeps functions of its own among the languages.
  return typeof grammar === 'object' ? grammar : undefined;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { loadTs } from '../load-ts.mjs';
import { pagesBelow } from '../pages.mjs';
import { unexplained } from './message-exceptions.mjs';

const { nodesBelow } = loadTs('../../src/api-reference/node/deprecatedUses.ts');

/**
 * @typedef {{ file: string, beginning: string }} Message a message of a package: the file that prints it, relative to the
 *   project's folder, and its text up to the first value or line break
 */

const errors = new Set(['Error', 'TypeError', 'RangeError']);
const printers = new Set(['error', 'warn']);

/** Returns the expression with the message if a node prints or throws one. */
function argumentOf(node) {
  const [first] = node.arguments ?? [];
  const { expression: callee } = node;
  if (ts.isNewExpression(node)) return errors.has(callee.text) ? first : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const isConsole = callee.expression?.text === 'console' && printers.has(callee.name?.text);
  return isConsole || /warn(?:Once|ing)$/i.test(callee.text ?? '') ? first : undefined;
}

/** Stands for a value in the text of an expression, as does a line break for the next element of a list. */
const value = '\0';

/** Returns the text of an expression with `value` for what isn't constant. */
function textOf(node) {
  switch (node?.kind) {
    case ts.SyntaxKind.StringLiteral:
    case ts.SyntaxKind.NoSubstitutionTemplateLiteral:
      return node.text;
    case ts.SyntaxKind.TemplateExpression:
      return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join(value);
    case ts.SyntaxKind.BinaryExpression:
      return node.operatorToken.kind === ts.SyntaxKind.PlusToken
        ? textOf(node.left) + textOf(node.right)
        : value;
    case ts.SyntaxKind.ArrayLiteralExpression:
      return node.elements.map(textOf).join('\n');
    case ts.SyntaxKind.CallExpression:
      // `[…].join('\n')`
      return textOf(node.expression.expression);
    case ts.SyntaxKind.ParenthesizedExpression:
      return textOf(node.expression);
    default:
      return value;
  }
}

/** Names the library at the beginning of a message. */
const prefix = /MUI X(?: [A-Z]\w+)*: /g;

/** Reduces text to what readers compare: Markdown's marks, quotes, prefixes and line breaks don't matter. */
const plain = (text) =>
  text
    .replace(prefix, '')
    .replace(/[`'"“”‘’\\*]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** From how many characters on a part tells its message apart. */
const telling = 16;

/** Returns the beginning of a message, or what follows a value where the beginning says too little: `MUI X: The token "`. */
function tellingPart(parts) {
  const isTelling = (part) => plain(part).length >= telling;
  return isTelling(parts[0]) ? parts[0] : (parts.find(isTelling) ?? parts[0]);
}

/**
 * Returns the beginnings of the messages that code prints or throws, or their first part that tells them apart. Messages without
 * any are left out: there is nothing to look for.
 * @param {string} code built JavaScript
 * @returns {string[]}
 */
export function messagesIn(code) {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest);
  const lines = nodesBelow(source).map((node) =>
    tellingPart(textOf(argumentOf(node)).split(/[\0\n]/)),
  );
  return [...new Set(lines.filter((line) => /\w \w/.test(line)).map((line) => line.trim()))];
}

/**
 * Returns the messages of the installed packages of MUI X, each once. A package without a build of ES modules, such as the
 * codemods, has none.
 * @param {string} root the project's folder
 * @returns {Message[]}
 */
export function installedMessages(root) {
  const messages = new Map();
  const packages = path.join(root, 'node_modules/@mui');
  for (const name of readdirSync(packages).filter((each) => each.startsWith('x-'))) {
    const folder = path.join(packages, name, 'esm');
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).sort() : [];
    for (const each of files.filter((file) => /(?<!\.test)\.js$/.test(file))) {
      const file = path.join(folder, each);
      for (const beginning of messagesIn(readFileSync(file, 'utf8'))) {
        if (messages.has(beginning)) continue;
        messages.set(beginning, {
          file: path.relative(root, file).replaceAll('\\', '/'),
          beginning,
        });
      }
    }
  }
  return [...messages.values()];
}

/** How much of a message a guide has to quote, in characters: enough to tell messages apart. */
const quoted = 30;

/**
 * Returns the messages that neither a guide quotes nor an exception names.
 * @param {readonly Message[]} messages
 * @param {readonly string[]} texts of the guides
 * @param {Readonly<Record<string, readonly string[]>>} [exceptions] their beginnings by reason
 * @returns {Message[]}
 */
export function unexplainedMessages(messages, texts, exceptions = unexplained) {
  const guides = texts.map(plain);
  const excepted = new Set(Object.values(exceptions).flat().map(plain));
  return messages.filter(({ beginning }) => {
    const start = plain(beginning).slice(0, quoted).trim();
    return !excepted.has(plain(beginning)) && !guides.some((guide) => guide.includes(start));
  });
}

/**
 * Returns where pages quote a message with a prefix that no package prints before it anymore, such as `MUI X: ` for `MUI X Charts: `.
 * @param {readonly Message[]} messages
 * @param {readonly { file: string, text: string }[]} pages
 * @returns {{ file: string, line: number, quoted: string, beginning: string }[]} `quoted`: the prefix on the page
 */
export function misnamedMessages(messages, pages) {
  const printed = messages
    .map(({ beginning }) => ({ beginning, start: plain(beginning).slice(0, quoted).trim() }))
    .filter(({ start }) => start.length >= telling);
  return pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(prefix)].flatMap(({ 0: before, index: at }) => {
        const rest = plain(line.slice(at));
        const same = printed.filter(({ start }) => rest.startsWith(start));
        return same.length === 0 || same.some(({ beginning }) => beginning.startsWith(before))
          ? []
          : { file, line: index + 1, quoted: before.trim(), beginning: same[0].beginning };
      }),
    ),
  );
}

/**
 * Returns the exceptions that no package prints anymore.
 * @param {readonly Message[]} messages
 * @param {Readonly<Record<string, readonly string[]>>} [exceptions]
 * @returns {string[]}
 */
export function unusedExceptions(messages, exceptions = unexplained) {
  const printed = new Set(messages.map(({ beginning }) => plain(beginning)));
  return Object.values(exceptions)
    .flat()
    .filter((beginning) => !printed.has(plain(beginning)));
}

/**
 * Returns a sentence for each message that no guide explains, and for each exception that no package prints anymore.
 * @param {readonly Message[]} messages
 * @param {readonly string[]} texts of the guides
 * @param {Readonly<Record<string, readonly string[]>>} [exceptions]
 * @returns {string[]}
 */
export function messageProblems(messages, texts, exceptions = unexplained) {
  return [
    ...unexplainedMessages(messages, texts, exceptions).map(
      ({ file, beginning }) =>
        `${file}: no guide quotes "${beginning}". Add its cause and cure to the guide of its feature, below "When something goes wrong", or the reason why nobody needs them to scripts/lib/coverage/message-exceptions.mjs.`,
    ),
    ...unusedExceptions(messages, exceptions).map(
      (beginning) =>
        `scripts/lib/coverage/message-exceptions.mjs: no package prints "${beginning}". Remove it.`,
    ),
  ];
}

/**
 * Returns the messages that the installed packages can print, and a sentence for each that no page of the docs explains.
 * @param {string} root the project's folder
 * @returns {{ messages: Message[], problems: string[] }}
 */
export function checkMessages(root) {
  const messages = installedMessages(root);
  const texts = pagesBelow(root, ['docs']).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  return { messages, problems: messageProblems(messages, texts) };
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { unexplained } from './message-exceptions.mjs';

/**
 * @typedef {{ file: string, beginning: string }} Message a message of a package: the file that prints it, relative to the
 *   project's folder, and its text up to the first value or line break
 */

const errors = new Set(['Error', 'TypeError', 'RangeError']);
const printers = new Set(['error', 'warn']);

/** Returns the expression with the message if a node prints or throws one. */
function argumentOf(node) {
  const [first] = node.arguments ?? [];
  if (node.type === 'NewExpression') return errors.has(node.callee.name) ? first : undefined;
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const isConsole = callee.object?.name === 'console' && printers.has(callee.property.name);
  return isConsole || /warn(?:Once|ing)$/i.test(callee.name ?? '') ? first : undefined;
}

/** Stands for a value in the text of an expression, as does a line break for the next element of a list. */
const value = '\0';

/** Returns the text of an expression with `value` for what isn't constant. */
function textOf(node) {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value: { cooked } }) => cooked).join(value);
    case 'BinaryExpression':
      return textOf(node.left) + textOf(node.right);
    case 'ArrayExpression':
      return node.elements.map(textOf).join('\n');
    case 'CallExpression':
      // `[…].join('\n')`
      return textOf(node.callee.object);
    default:
      return value;
  }
}

/**
 * Returns the beginnings of the messages that code prints or throws. Messages that begin with a value are left out: there
 * is nothing to look for.
 * @param {string} code built JavaScript
 * @returns {string[]}
 */
export function messagesIn(code) {
  const found = new Set();
  const visit = (node) => {
    if (typeof node?.type !== 'string') return;
    const [line] = textOf(argumentOf(node)).split(/[\0\n]/);
    if (/\w \w/.test(line)) found.add(line.trim());
    for (const child of Object.values(node).flat()) visit(child);
  };
  visit(parse(code, { sourceType: 'module' }).program);
  return [...found];
}

/**
 * Returns the messages of the installed packages of MUI X, each once. One without a build of ES modules, such as the codemods,
 * has none.
 * @param {string} root the project's folder
 * @returns {Message[]}
 */
export function installedMessages(root) {
  const packages = readdirSync(path.join(root, 'node_modules/@mui'))
    .filter((name) => name.startsWith('x-'))
    .map((name) => `@mui/${name}`);
  const messages = new Map();
  for (const name of packages) {
    const folder = path.join(root, 'node_modules', name, 'esm');
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

/** Reduces text to what readers compare: Markdown's marks, quotes, prefixes and line breaks don't matter. */
const plain = (text) =>
  text
    .replace(/MUI X(?: [A-Z]\w+)*: /g, '')
    .replace(/[`'"“”‘’\\*]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

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
  const excepted = new Set(Object.values(exceptions).flat());
  return messages.filter(({ beginning }) => {
    const start = plain(beginning).slice(0, quoted).trim();
    return !excepted.has(beginning) && !guides.some((guide) => guide.includes(start));
  });
}

/**
 * Returns a sentence for each message that no guide explains, and for each exception that no package prints anymore.
 * @param {readonly Message[]} messages
 * @param {readonly string[]} texts of the guides
 * @param {Readonly<Record<string, readonly string[]>>} [exceptions]
 * @returns {string[]}
 */
export function messageProblems(messages, texts, exceptions = unexplained) {
  const printed = new Set(messages.map(({ beginning }) => beginning));
  return [
    ...unexplainedMessages(messages, texts, exceptions).map(
      ({ file, beginning }) =>
        `${file}: no guide quotes "${beginning}". Add its cause and cure to the guide of its feature, below "When something goes wrong", or the reason why nobody needs them to scripts/lib/coverage/message-exceptions.mjs.`,
    ),
    ...Object.values(exceptions)
      .flat()
      .filter((beginning) => !printed.has(beginning))
      .map(
        (beginning) =>
          `scripts/lib/coverage/message-exceptions.mjs: no package prints "${beginning}". Remove it.`,
      ),
  ];
}

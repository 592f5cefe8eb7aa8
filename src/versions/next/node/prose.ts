import { byRenumber, entry, type Entry } from '../entries';
import type { GuideText } from './locate';
import { isBetween } from './changelog';

/** A whole release number, but not as a part of a longer number or name. */
const exactRelease = /(?<![\w.^~@-])(\d+\.\d+\.\d+)(?![\w-]|\.\d)/g;

/** A number without a patch part may be a measurement, so a word before it must mark it as a version. */
const short =
  /\b(?:v|(?:versions?|releases?|before|since|until|from)\s+)(\d+\.\d+)(?![\w%]|\.\d)/gi;

/** Returns the releases that a text names; "since 8.4" means `8.4.0`. Ranges and file names don't count. */
export function releasesIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(exactRelease)].map(([, version = '']) => version),
    ...[...text.matchAll(short)].map(([, version = '']) => `${version}.0`),
  ];
  return [...new Set(found)];
}

/** Returns how commands name a version that they install, or a file of it. */
const inCommands = (version: string): string[] => [`@^${version}`, `-${version}.tgz`];

/** Whether a claim about a page still holds, identified by its words. */
export interface ClaimResult {
  words: string;
  /** Undefined if it has not run. */
  holds?: boolean;
}

/** Strips Markdown from a text, leaving the words as a claim quotes them. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*_~|]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Returns the paragraph around a line, since a sentence may continue on the next line. */
function paragraphAt(lines: readonly string[], index: number): string {
  const isEnd = (line: string | undefined): boolean =>
    !line?.trim() || /^\s*([|#-]|\d+\.)/.test(line);
  const start = lines.slice(0, index + 1).findLastIndex(isEnd);
  const length = lines.slice(index + 1).findIndex(isEnd);
  const end = length === -1 ? lines.length : index + 1 + length;
  return lines.slice(Math.min(index, start === -1 ? 0 : start), end).join(' ');
}

/** Returns the sentences around a line that name one of some releases. */
function sentencesAt(
  lines: readonly string[],
  index: number,
  releases: readonly string[],
): string[] {
  return paragraphAt(lines, index)
    .split(/(?<=[.!?:;])\s+(?=\W*[A-Z0-9])/)
    .filter((sentence) => releasesIn(sentence).some((each) => releases.includes(each)));
}

/** Returns the claims about a sentence: those that quote a part of it, or more than it. */
const claimsAbout = (sentence: string, claims: readonly ClaimResult[]): ClaimResult[] =>
  claims.filter(({ words }) => {
    const [whole, quoted] = [plain(sentence), plain(words)];
    return quoted !== '' && (whole.includes(quoted) || quoted.includes(whole));
  });

/** @param isChangedByRenumber - whether `renumber` changes the line, if claims allow it */
function askOf(
  sentences: readonly string[],
  claims: readonly ClaimResult[],
  to: string,
  isChangedByRenumber: boolean,
): string {
  const own = sentences.map((sentence) => claimsAbout(sentence, claims));
  if (own.flat().some(({ holds }) => holds === false))
    return `A claim about it does not hold on ${to}: rewrite the sentence or remove it.`;
  if (own.length === 0 || own.some((each) => each.length === 0))
    return `Try it on ${to}; then change the number, rewrite the sentence or remove it.`;
  const change = `change the number to ${to}${isChangedByRenumber ? byRenumber : '.'}`;
  return own.flat().every(({ holds }) => holds)
    ? `A claim about it still holds: ${change}`
    : `Run the claims; if the one about it holds, ${change}`;
}

export interface Move {
  from: string;
  to: string;
  /** Releases that packages were at before and no longer are, such as those nearest to a version. */
  older: readonly string[];
  /** All releases in the change log. Other releases in a text are examples. */
  known: ReadonlySet<string>;
}

function namedIn(line: string, { from, to, older, known }: Move) {
  const named = releasesIn(line);
  const left = named.filter((release) => release === from || older.includes(release));
  return {
    left,
    reached: named.filter(
      (release) => !left.includes(release) && known.has(release) && isBetween(release, from, to),
    ),
    isCommand: inCommands(from).some((form) => line.includes(form)),
  };
}

/**
 * Lists the lines of a page that name the version being left, or a release that the new version has reached: both may be
 * out of date. So may commands that install the version the page was written for, or a file of it.
 *
 * @param before - the page before the move: lines written since then name the new version on purpose
 */
export function proseEntries(
  { file, text }: Pick<GuideText, 'file' | 'text'>,
  move: Move,
  claims: readonly ClaimResult[] = [],
  before: string = text,
): Entry[] {
  const { from, to } = move;
  const linesBefore = new Set(before.split('\n'));
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const { left, isCommand, ...named } = namedIn(line, move);
    const reached = linesBefore.has(line) ? named.reached : [];
    if (left.length + reached.length === 0 && !isCommand) return [];
    const sentences = sentencesAt(lines, index, left);
    const isOwn =
      left.every((release) => release === from) && isRenumberable(line, sentences, { from, to });
    const shown = line.trim().length > 160 ? `${line.trim().slice(0, 157)}…` : line.trim();
    const ask =
      left.length > 0
        ? askOf(sentences, claims, to, isOwn)
        : reached.length > 0
          ? `If it says what ${reached.join(' or ')} does, tick it. If it says that something is newer than the docs, rewrite it without the number.`
          : `Change ${from} to ${to} in the command${byRenumber}`;
    return entry('prose', line.trim(), {
      ...{ file, line: index + 1, about: `"${shown}"`, ask },
      changes: reached.map((release) => `The docs have reached ${release}.`),
    });
  });
}

/** A heading without an id of its own: another number in it would change its address. */
const bareHeading = /^\s*(?:#+|:::\w+\[)(?!.*\{\/\*\s*#)/;

/** Makes a function that replaces a release. */
const replacing =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(exactRelease, (release) => (release === from ? to : release));

/** Whether `renumber` changes a line, if its claims hold. What compares both versions would compare the new one with itself. */
function isRenumberable(
  line: string,
  sentences: readonly string[],
  { from, to }: Pick<Move, 'from' | 'to'>,
): boolean {
  const isComparison = [line, ...sentences].some((each) => releasesIn(each).includes(to));
  return !isComparison && !bareHeading.test(line) && replacing(from, to)(line) !== line;
}

/**
 * Changes the number of the version being left where that needs no judgment: in sentences with a claim that still holds, and in
 * commands that install the version. The rest stays for a person.
 *
 * @param text - of a page
 * @returns the text, how many lines changed, and the words of the claims that quote a number in them
 */
export function renumber(
  text: string,
  { from, to }: { from: string; to: string },
  claims: readonly ClaimResult[],
): { text: string; changed: number; words: string[] } {
  const replace = replacing(from, to);
  const newForms = inCommands(to);
  const words = new Set<string>();
  const lines = text.split('\n');
  const changed = lines.map((line, index) => {
    const command = inCommands(from).reduce(
      (renamed, form, at) => renamed.replaceAll(form, newForms[at] ?? form),
      line,
    );
    const sentences = sentencesAt(lines, index, [from]);
    if (!isRenumberable(line, sentences, { from, to })) return command;
    const about = sentences.map((each) => claimsAbout(each, claims));
    const isProven = about.every((own) => own.length > 0 && own.every(({ holds }) => holds));
    if (about.length === 0 || !isProven) return command;
    for (const own of about.flat()) if (replace(own.words) !== own.words) words.add(own.words);
    return replace(command);
  });
  return {
    text: changed.join('\n'),
    changed: changed.filter((line, index) => line !== lines[index]).length,
    words: [...words],
  };
}

/** Changes the number in the words that claims quote, in the text of a file with claims. */
export function renumberClaims(
  text: string,
  { from, to }: { from: string; to: string },
  words: readonly string[],
): string {
  const replace = replacing(from, to);
  const quoted = new Set(words.map(plain));
  return text.replace(/\bclaim\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g, (call, _, title: string) =>
    quoted.has(plain(title.replace(/\\(.)/g, '$1'))) ? replace(call) : call,
  );
}

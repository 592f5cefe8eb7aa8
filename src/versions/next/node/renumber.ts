import {
  claimsAbout,
  exactRelease,
  inCommands,
  plain,
  releasesIn,
  sentencesAt,
  type ClaimResult,
} from './prose';

/** A heading without an id of its own: another number in it would change its address. */
const bareHeading = /^\s*(?:#+|:::\w+\[)(?!.*\{\/\*\s*#)/;

/** Makes a function that replaces a release. */
const replacing =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(exactRelease, (release) => (release === from ? to : release));

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
  const [major = ''] = from.split('.');
  const words = new Set<string>();
  const lines = text.split('\n');
  const changed = lines.map((line, index) => {
    const command = inCommands(from).reduce(
      (renamed, form, at) => renamed.replaceAll(form, newForms[at] ?? form),
      line,
    );
    if (bareHeading.test(line) || !releasesIn(line, major).includes(from)) return command;
    const about = sentencesAt(lines, index, [from]).map((each) => claimsAbout(each, claims));
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

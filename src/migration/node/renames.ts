import type { EntryFence, Entry } from './readEntries';
import { matches } from './names';

const tokensOf = (code: string): string[] =>
  code.match(/'[^'\n]*'|"[^"\n]*"|[\w$]+|[^\s\w]/g) ?? [];

const plain = (token: string): string => token.replace(/^(['"])(.*)\1$/, '$2');

/**
 * Returns what an entry only renames, by its code before and after: old name or path -> new one. Undefined if the code differs in
 * anything else, or in a name that the entry doesn't explain and no codemod changes.
 */
export function renamesOf(
  { fences, names, codemod, match }: Pick<Entry, 'fences' | 'names' | 'codemod' | 'match'>,
  to: number,
): Record<string, string> | undefined {
  if (match === 'behavior') return undefined;
  const codeOf = (isAfter: boolean): string[] =>
    fences
      .filter(({ release }) => (release === `v${to}`) === isAfter)
      .flatMap(({ code }: EntryFence) => tokensOf(code));
  const [before, after] = [codeOf(false), codeOf(true)];
  if (before.length !== after.length) return undefined;
  const isNamed = (name: string): boolean =>
    (match?.names ?? names).some((each) => {
      const last = each.startsWith('@') ? each : each.slice(each.lastIndexOf('.') + 1);
      return last !== '*' && matches(last, name);
    });
  const renames = new Map<string, string>();
  for (const [at, token] of before.entries()) {
    const next = after[at] ?? '';
    if (token === next) continue;
    const isName = [token, next].every((each) => /^(?:[A-Za-z_$]|['"]@)/.test(each));
    const isExplained = /^['"]/.test(token) || isNamed(token) || codemod?.partly === false;
    const name = plain(token);
    if (!isName || !isExplained || (renames.get(name) ?? plain(next)) !== plain(next))
      return undefined;
    renames.set(name, plain(next));
  }
  const own = [...renames].filter(([name]) => isNamed(name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

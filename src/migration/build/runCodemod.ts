import path from 'node:path';
import { format, type Options } from 'prettier';
import { requireByNode } from '../../utils/requireByNode';
import { codemodDir } from './codemods';
import type { Entry, EntryFence } from './readEntries';

interface Codeshift {
  withParser: (parser: string) => Codeshift;
}

type Transform = (
  file: { path: string; source: string },
  api: { j: Codeshift; jscodeshift: Codeshift; stats: () => void; report: () => void },
  options: object,
) => string | null | undefined;

/**
 * The code that a codemod makes of some code; the code itself where it changes nothing.
 * @throws Error when it cannot read the code
 */
export function runCodemod(siteDir: string, codemod: string, source: string): string {
  const { default: transform } = requireByNode(
    path.join(codemodDir(siteDir), codemod, 'index.js'),
  ) as { default: Transform };
  const j = (requireByNode('jscodeshift') as Codeshift).withParser('tsx');
  const nothing = (): void => undefined;
  return (
    transform(
      { path: 'fence.tsx', source },
      { j, jscodeshift: j, stats: nothing, report: nothing },
      // As the command of the package calls it.
      { printOptions: { quote: 'single', trailingComma: true } },
    ) ?? source
  );
}

const formatted = async (code: string, style: Options): Promise<string> =>
  (await format(code, { ...style, parser: 'babel-ts' }))
    // A codemod may leave a line empty, or take one away.
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** The fences before a change with those after it, in the order of the entry. */
export function fencePairs(
  { fences }: Pick<Entry, 'fences'>,
  from: string,
  to: string,
): [before: EntryFence, after: EntryFence | undefined][] {
  const side = (release: string) => fences.filter((fence) => fence.release === release);
  const after = side(to);
  return side(from).map((before, index) => [before, after[index]]);
}

/** What is wrong with what an entry says of its codemod, as sentences that begin with the line. */
export async function codemodProblems(
  entry: Entry,
  { siteDir, style, from, to }: { siteDir: string; style: Options; from: string; to: string },
): Promise<string[]> {
  const { codemod } = entry;
  if (!codemod) return [];
  const problems: string[] = [];
  for (const [before, after] of fencePairs(entry, from, to)) {
    try {
      const made = await formatted(runCodemod(siteDir, codemod.path, before.code), style);
      if (made === (await formatted(before.code, style))) {
        problems.push(
          `${before.line}: the codemod ${codemod.path} leaves this code of ${from} as it is; leave out "codemod", or show code that it changes.`,
        );
      } else if (!codemod.partly && after && made !== (await formatted(after.code, style))) {
        problems.push(
          `${after.line}: the codemod ${codemod.path} makes other code of the fence of ${from}; write what it makes, or say codemod={{ path: '${codemod.path}', partly: true }}. It makes:\n${made}\n`,
        );
      }
    } catch (error) {
      problems.push(
        `${before.line}: the codemod ${codemod.path} cannot read this fence, which must be a whole module: ${(error as Error).message.split('\n')[0]}`,
      );
    }
  }
  return problems;
}

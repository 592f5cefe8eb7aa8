import path from 'node:path';
import { format, type Options } from 'prettier';
import { requireByNode } from '../../utils/requireByNode';
import { codemodDir } from '../node/checkEntries';
import type { Entry } from '../node/readEntries';

interface Codeshift {
  withParser: (parser: string) => Codeshift;
}

type Transform = (
  file: { path: string; source: string },
  api: { j: Codeshift; jscodeshift: Codeshift; stats: () => void; report: () => void },
  options: object,
) => string | null | undefined;

/**
 * Runs a codemod. Returns the changed code, or the same code if the codemod changes nothing.
 * @throws Error when the codemod can't parse the code
 */
function runCodemod(siteDir: string, codemod: string, source: string): string {
  const { default: transform } = requireByNode(
    path.join(codemodDir(siteDir), codemod, 'index.js'),
  ) as { default: Transform };
  const j = (requireByNode('jscodeshift') as Codeshift).withParser('tsx');
  const nothing = (): void => undefined;
  return (
    transform(
      { path: 'fence.tsx', source },
      { j, jscodeshift: j, stats: nothing, report: nothing },
      // The same options as in the package's own command.
      { printOptions: { quote: 'single', trailingComma: true } },
    ) ?? source
  );
}

const formatted = async (code: string, style: Options): Promise<string> =>
  (await format(code, { ...style, parser: 'babel-ts' }))
    // A codemod may leave a line empty, or remove an empty one.
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** Checks what an entry says about its codemod. Returns problems as sentences that begin with the line. */
export async function codemodProblems(
  entry: Entry,
  { siteDir, style, from, to }: { siteDir: string; style: Options; from: string; to: string },
): Promise<string[]> {
  const { codemod } = entry;
  if (!codemod) return [];
  const problems: string[] = [];
  const side = (release: string) => entry.fences.filter((fence) => fence.release === release);
  // Each fence with code before the change belongs to the fence after it at the same position.
  for (const [index, before] of side(from).entries()) {
    const after = side(to)[index];
    try {
      const made = await formatted(runCodemod(siteDir, codemod.path, before.code), style);
      if (made === (await formatted(before.code, style))) {
        problems.push(
          `${before.line}: the codemod ${codemod.path} does not change this ${from} code; remove "codemod", or show code that it changes.`,
        );
      } else if (!codemod.partly && after && made !== (await formatted(after.code, style))) {
        problems.push(
          `${after.line}: the codemod ${codemod.path} turns the ${from} fence into different code; show that code, or set codemod={{ path: '${codemod.path}', partly: true }}. The codemod produces:\n${made}\n`,
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

import type { CodeVariant } from '../../preferences/values';
import { listIn } from '../../utils/listIn';
import { storageSlot } from '../../utils/slots';

/** Language -> TypeScript path of each file -> its text. */
export type Sources = Record<CodeVariant, Record<string, string>>;

/** The edits of a demo. */
export interface Edited {
  files: Sources;
  /** The link that the edits in one language come from, still encoded. */
  foreign?: { variant: CodeVariant; link: string } | undefined;
}

const slotOf = (demo: string) => storageSlot(`x.edits.${demo}`, 'sessionStorage');

/** What this page has kept: also where storage is blocked or full. */
const memory = new Map<string, string>();

/**
 * Keeps the edits of a demo while the tab is open: after "Stop editing", on other pages, and if the code crashes the page.
 *
 * @param demo - identifies it on the whole site
 */
export function keepEdits(demo: string, { files, foreign }: Edited): void {
  const isEmpty = [files.TS, files.JS].every((own) => Object.keys(own).length === 0);
  const text = isEmpty ? '' : JSON.stringify([files.TS, files.JS, foreign?.variant, foreign?.link]);
  memory.set(demo, text);
  slotOf(demo).save(text);
}

export const isVariant = (value: unknown): value is CodeVariant => value === 'TS' || value === 'JS';

/**
 * Returns the texts of files in data from outside.
 *
 * @param known - the paths of the demo's files; others are ignored
 */
export const filesIn = (value: unknown, known: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] =>
        known.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );

/**
 * Returns the edits that were kept for a demo.
 *
 * @param known - the paths of the demo's files; others are ignored
 * @returns undefined if there are none. `isFromBefore`: whether they were kept before this page was loaded, which may have
 *   happened because they crashed it
 */
export function keptEdits(
  demo: string,
  known: readonly string[],
): (Edited & { isFromBefore: boolean }) | undefined {
  const [typed, plain, variant, link] = listIn(memory.get(demo) ?? slotOf(demo).load());
  const files = { TS: filesIn(typed, known), JS: filesIn(plain, known) };
  if (Object.keys({ ...files.TS, ...files.JS }).length === 0) return undefined;
  const isForeign = isVariant(variant) && typeof link === 'string';
  return {
    files,
    foreign: isForeign ? { variant, link } : undefined,
    isFromBefore: !memory.has(demo),
  };
}

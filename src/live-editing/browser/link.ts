import { compressToEncodedURIComponent } from 'lz-string';
import type { CodeVariant } from '../../preferences/values';
import { filesIn } from './kept';
import { unpack } from './unpack';

/** The content of a link: the changed files, in the language that they were changed in. */
export interface LinkedEdits {
  variant: CodeVariant;
  /** Path -> text. */
  files: Readonly<Record<string, string>>;
}

/** Why a link has no edits to show. */
export type LinkProblem = 'unreadable' | 'tooLarge';

/** The most letters that a link may hold: thirty times the longest demo, and few enough for the editor to stay quick. */
export const mostLetters = 100_000;

/** Returns the part of an address after its `#`, for a demo with edits; undefined if they are too large for a link. */
export function linkTo(name: string, { variant, files }: LinkedEdits): string | undefined {
  const text = JSON.stringify([variant, files]);
  return text.length > mostLetters
    ? undefined
    : `edit=${name}~${compressToEncodedURIComponent(text)}`;
}

/**
 * Reads a link that `linkTo` has written.
 * @param payload - the part after the name and the tilde
 * @param known - the paths of the demo's files; other files in the link are ignored
 * @returns `unreadable` also for a link without a file of this demo
 */
export function readLink(payload: string, known: readonly string[]): LinkedEdits | LinkProblem {
  try {
    const text = unpack(payload, mostLetters);
    if (text === undefined) return 'tooLarge';
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return 'unreadable';
    const [variant, all] = read as unknown[];
    if (variant !== 'TS' && variant !== 'JS') return 'unreadable';
    const files = filesIn(all, known);
    return Object.keys(files).length > 0 ? { variant, files } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

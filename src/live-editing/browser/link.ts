import { compressToEncodedURIComponent } from 'lz-string';
import type { CodeVariant } from '../../preferences/values';
import { listIn } from '../../utils/listIn';
import { orNothing } from '../../utils/orNothing';
import { filesIn, isVariant, type Edited, type Sources } from './kept';
import { unpack } from './unpack';

/** Why a link has no edits to show. */
export type LinkProblem = 'unreadable' | 'tooLarge';

/** The most letters that a link may hold: thirty times the longest demo, and few enough for the editor to stay quick. */
export const mostLetters = 100_000;

/** Returns the part of an address after its `#`, for a demo with changed files in one language; undefined if they are too large for a link. */
export function linkTo(
  name: string,
  variant: CodeVariant,
  files: Sources[CodeVariant],
): string | undefined {
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
export function readLink(payload: string, known: readonly string[]): Edited | LinkProblem {
  const text = orNothing(() => unpack(payload, mostLetters) ?? 'tooLarge');
  if (text === 'tooLarge') return text;
  const [variant, all] = listIn(text ?? null);
  const files = filesIn(all, known);
  if (!isVariant(variant) || Object.keys(files).length === 0) return 'unreadable';
  return { files: { TS: {}, JS: {}, [variant]: files }, foreign: { variant, link: payload } };
}

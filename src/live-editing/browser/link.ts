import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import type { CodeVariant } from '../../preferences/values';

/** What a link carries: the files that were changed, in the language they were changed in. */
export interface LinkedEdits {
  variant: CodeVariant;
  /** Path -> text. */
  files: Readonly<Record<string, string>>;
}

/** The part of an address after its `#`, for a demo with edits. */
export function linkTo(name: string, { variant, files }: LinkedEdits): string {
  return `edit=${name}~${compressToEncodedURIComponent(JSON.stringify([variant, files]))}`;
}

/**
 * Reads what `linkTo` has written.
 * @param payload - what follows the name and its tilde
 * @param known - the paths of the demo's files; nothing else is taken from a link
 * @returns undefined when it can't be read, or holds nothing for this demo
 */
export function readLink(payload: string, known: readonly string[]): LinkedEdits | undefined {
  try {
    const read: unknown = JSON.parse(decompressFromEncodedURIComponent(payload));
    if (!Array.isArray(read)) return undefined;
    const [variant, all] = read as unknown[];
    if ((variant !== 'TS' && variant !== 'JS') || typeof all !== 'object' || all === null)
      return undefined;
    const files = Object.fromEntries(
      Object.entries(all).filter(
        (entry): entry is [string, string] =>
          known.includes(entry[0]) && typeof entry[1] === 'string',
      ),
    );
    return Object.keys(files).length > 0 ? { variant, files } : undefined;
  } catch {
    return undefined;
  }
}

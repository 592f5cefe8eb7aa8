import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import type { CodeVariant } from '../../preferences/values';

/** The content of a link: the changed files, in the language that they were changed in. */
export interface LinkedEdits {
  variant: CodeVariant;
  /** Path -> text. */
  files: Readonly<Record<string, string>>;
}

/** Returns the part of an address after its `#`, for a demo with edits. */
export function linkTo(name: string, { variant, files }: LinkedEdits): string {
  return `edit=${name}~${compressToEncodedURIComponent(JSON.stringify([variant, files]))}`;
}

/**
 * Reads a link that `linkTo` has written.
 * @param payload - the part after the name and the tilde
 * @param known - the paths of the demo's files; other files in the link are ignored
 * @returns undefined if the link can't be read, or has no file of this demo
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

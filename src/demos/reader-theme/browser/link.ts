import { compressToEncodedURIComponent } from 'lz-string';
import { unpack } from '../../../live-editing/browser/unpack';
import { decodePart } from '../../../utils/decode';
import { orNothing } from '../../../utils/orNothing';

/** The most letters of a theme in a link. */
const mostLetters = 60_000;

const start = '#theme=';

/** Returns the hash of an address that holds the source of a theme; undefined if it is too long. */
export const hashOf = (source: string): string | undefined =>
  source.length > mostLetters ? undefined : start + compressToEncodedURIComponent(source);

/** Returns the source of a theme in the hash of an address: undefined if it holds none, null if it can't be read. */
export function sourceIn(hash: string): string | null | undefined {
  if (!hash.startsWith(start)) return undefined;
  // Some applications encode the signs `+` and `$` of a link.
  return orNothing(() => unpack(decodePart(hash.slice(start.length)), mostLetters)) ?? null;
}

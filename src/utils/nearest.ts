import { editDistance } from './editDistance';

/**
 * Returns the candidates most similar to a word, the most similar first. Leaves out those that differ in more than half of
 * their characters, so that a suggestion is worth reading. Case does not matter.
 */
export function nearest(word: string, candidates: Iterable<string>, count: number = 1): string[] {
  const wanted = word.toLowerCase();
  return [...new Set(candidates)]
    .map((candidate) => {
      const limit = Math.floor(Math.max(wanted.length, candidate.length) / 2);
      return { candidate, limit, distance: editDistance(wanted, candidate.toLowerCase(), limit) };
    })
    .filter(({ distance, limit }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Ends a message about an unknown name: with the most similar candidate or, if none is similar, with all of them. */
export function advice(name: string, candidates: readonly string[]): string {
  const [best] = nearest(name, candidates);
  return best === undefined
    ? `allowed: ${candidates.map((each) => `"${each}"`).join(', ')}.`
    : `did you mean "${best}"?`;
}

/** Returns what follows a message about an unknown name: ` Did you mean "rows"?`; empty if no candidate is similar. */
export function hint(name: string, candidates: Iterable<string>): string {
  const [best] = nearest(name, candidates);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}

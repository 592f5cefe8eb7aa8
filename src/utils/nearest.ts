import { editDistance } from './editDistance';

/**
 * The candidates most like a word, the most like it first; none that differs in more than half of its characters, so
 * that a suggestion is worth reading. Case does not count.
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

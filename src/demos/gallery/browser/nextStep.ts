/** A place for a demo. */
export interface Spot {
  /** Distance of its middle from the middle of the window, in window heights. */
  distance: number;
  /** Whether its demo is mounted. */
  isAlive: boolean;
}

/** How many demos of a gallery are mounted at once, at most. */
export const most = 24;

/** Within this distance demos are mounted, and beyond the other one unmounted. The window ends at 0.5. */
const near = 1;
const far = 2;

/**
 * Returns what to do next: mount the nearest demo, or unmount one that is far away or whose room a nearer one needs. One step at
 * a time keeps each task short.
 *
 * @returns undefined if everything is as it should be
 */
export function nextStep<Place extends Spot>(
  places: readonly Place[],
): { kind: 'mount' | 'unmount'; place: Place } | undefined {
  const byDistance = [...places].sort((one, other) => one.distance - other.distance);
  const alive = byDistance.filter(({ isAlive }) => isAlive);
  const farthest = alive.at(-1);
  if (farthest && farthest.distance > far) return { kind: 'unmount', place: farthest };
  const nearest = byDistance.find(({ isAlive, distance }) => !isAlive && distance <= near);
  if (!nearest) return undefined;
  if (!farthest || alive.length < most) return { kind: 'mount', place: nearest };
  return farthest.distance > nearest.distance ? { kind: 'unmount', place: farthest } : undefined;
}

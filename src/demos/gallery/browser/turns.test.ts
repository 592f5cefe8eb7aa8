import { describe, expect, it } from 'vitest';
import { most, nextPlace, type Spot } from './turns';

const at = (distance: number, isAlive = false): Spot => ({ distance, isAlive });

/** Takes steps until there is none, and returns the distances of what is mounted then. */
function settle(places: Spot[]): number[] {
  for (let place = nextPlace(places), count = 0; place; place = nextPlace(places), count += 1) {
    if (count > 1000) throw new Error('It never ends.');
    place.isAlive = !place.isAlive;
  }
  return places.filter(({ isAlive }) => isAlive).map(({ distance }) => distance);
}

describe('nextPlace', () => {
  it('mounts the nearest first', () => {
    expect(nextPlace([at(0.8), at(0.1), at(0.4)])).toEqual(at(0.1));
  });

  it('leaves what is away from the window, and what is mounted beside it', () => {
    expect(nextPlace([at(1.1), at(1.5, true)])).toBeUndefined();
  });

  it('unmounts what is far away before it mounts anything', () => {
    expect(nextPlace([at(0.1), at(5, true), at(3, true)])).toEqual(at(5, true));
  });

  it('never has more than the limit, and ends with the nearest', () => {
    const places = Array.from({ length: 3 * most }, (_, index) => at(0.9 - index / 100));
    const nearest = places.map(({ distance }) => distance).slice(-most);
    expect(settle(places)).toEqual(nearest);
  });

  it('takes the room of the farthest for a nearer one', () => {
    const places = [
      at(0.1),
      ...Array.from({ length: most }, (_, index) => at(0.2 + index / 100, true)),
    ];
    expect(nextPlace(places)).toBe(places.at(-1));
    expect(settle(places)).toContain(0.1);
    expect(places.filter(({ isAlive }) => isAlive)).toHaveLength(most);
  });
});

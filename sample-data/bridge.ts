/** One piece of work in the repair of a bridge. */
export interface WorkItem {
  id: number;
  /** From the phase down to this item, which comes last. */
  path: string[];
  owner: string;
  /** Working days. */
  days: number;
  /** Thousands of euros; of a phase, its own costs only. */
  cost: number;
  done: boolean;
}

const items: readonly (readonly [
  path: string,
  owner: string,
  days: number,
  cost: number,
  done: boolean,
])[] = [
  ['Survey', 'Ilse Brandt', 3, 4, true],
  ['Survey/Soil samples', 'Tomas Rehak', 12, 18, true],
  ['Survey/Load test', 'Ilse Brandt', 5, 22, true],
  ['Foundations', 'Anouk Vidal', 4, 6, false],
  ['Foundations/North pier', 'Anouk Vidal', 2, 3, true],
  ['Foundations/North pier/Cofferdam', 'Sami Laine', 21, 140, true],
  ['Foundations/North pier/New concrete', 'Sami Laine', 16, 95, false],
  ['Foundations/South pier', 'Marek Dudek', 2, 3, false],
  ['Foundations/South pier/Cofferdam', 'Marek Dudek', 19, 128, false],
  ['Foundations/South pier/Anchors', 'Marek Dudek', 8, 47, false],
  ['Deck', 'Rosa Ibarra', 3, 5, false],
  ['Deck/Bearings', 'Rosa Ibarra', 10, 76, false],
  ['Deck/Asphalt', 'Femi Balogun', 6, 58, false],
  ['Deck/Railings', 'Femi Balogun', 9, 34, false],
  ['Opening', 'Ilse Brandt', 1, 2, false],
];

/** The repair of a road bridge: four phases, their parts, and the parts of these. */
export const workItems: WorkItem[] = items.map(([path, owner, days, cost, done], index) => ({
  id: index + 1,
  path: path.split('/'),
  owner,
  days,
  cost,
  done,
}));

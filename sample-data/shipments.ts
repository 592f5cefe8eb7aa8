export type Priority = 'Low' | 'Normal' | 'High' | 'Urgent';

/** A container shipment on its way from a port to a customer. */
export interface Shipment {
  id: number;
  /** The customer's own number, such as `L9` or `L112`. */
  lot: string;
  cargo: string;
  from: string;
  to: string;
  carrier: string;
  priority: Priority;
  containers: number;
  /** Tonnes. */
  weight: number;
  booked: Date;
  /** When it's due; `null` while the ship is not known. */
  due: Date | null;
  cleared: boolean;
}

/** From the least urgent to the most urgent. */
export const priorities: Priority[] = ['Low', 'Normal', 'High', 'Urgent'];

export const carriers: string[] = ['Bluewater Line', 'Polaris Sea', 'Tramontana'];

export const ports: string[] = ['Santos', 'Durban', 'Busan', 'Callao', 'Rotterdam', 'Gdynia'];

const cargoes: readonly string[] = [
  'Coffee beans',
  'Solar panels',
  'Ceramic tiles',
  'Bicycle frames',
  'Frozen tuna',
  'Cotton yarn',
  'Wind turbine blades',
  'Olive oil',
  'School desks',
  'Copper wire',
  'Medical gloves',
  'Pianos',
];

/** Picks by a step that has no factor in common with the length, so neighbors differ. */
const pick = <T>(list: readonly T[], index: number, step: number) =>
  list[(index * step) % list.length] as T;

/**
 * The same shipments on every load.
 * @param count how many
 */
export function makeShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    lot: `L${((index * 37) % 120) + 1}`,
    cargo: pick(cargoes, index, 7),
    from: pick(ports.slice(0, 4), index, 3),
    to: pick(ports.slice(4), index, 1),
    carrier: carriers[(index * index) % 3] as string,
    priority: pick(priorities, index + Math.floor(index / 4), 3),
    containers: ((index * 5) % 9) + 1,
    weight: (((index * 5) % 9) + 1) * 12 + ((index * 11) % 10),
    booked: new Date(2025, 1, 3 + ((index * 13) % 50)),
    due: index % 5 === 2 ? null : new Date(2025, 3, 2 + ((index * 17) % 55)),
    cleared: index % 3 === 0,
  }));
}

export const shipments: Shipment[] = makeShipments(24);

export type RepairStatus = 'Received' | 'Waiting for parts' | 'On the stand' | 'Ready';

/** A bicycle that was brought to a workshop. */
export interface Repair {
  /** Number of the ticket on the handlebar. */
  id: number;
  bike: string;
  customer: string;
  job: string;
  mechanic: string;
  status: RepairStatus;
  received: Date;
  /** Hours of work. */
  hours: number;
  /** Euros, parts included. */
  price: number;
  electric: boolean;
}

export const repairStatuses: RepairStatus[] = [
  'Received',
  'Waiting for parts',
  'On the stand',
  'Ready',
];

export const mechanics: string[] = ['Ada Ruiz', 'Bo Larsen', 'Chidi Eze', 'Dana Popov'];

const bikes: readonly (readonly [bike: string, electric: boolean])[] = [
  ['Marlowe Tourer', false],
  ['Kestrel Cargo', true],
  ['Pico 20 folding bike', false],
  ['Altura Gravel', false],
  ['Nord City', true],
  ['Tandem Duet', false],
  ['Junior 24', false],
  ['Ridge 29 hardtail', false],
];

const customers: readonly string[] = [
  'Lena Fischer',
  'Omar Haddad',
  'Priya Nair',
  'Tomás Ferreira',
  'Wen Zhao',
  'Grace Mensah',
  'Ivo Marek',
];

const jobs: readonly (readonly [job: string, hours: number, parts: number])[] = [
  ['Full service', 3, 60],
  ['Replace chain and cassette', 1, 75],
  ['True both wheels', 1.5, 8],
  ['Bleed brakes', 1, 20],
  ['Fix puncture', 0.5, 9],
  ['Fit new bottom bracket', 1.5, 48],
  ['Update motor software', 0.5, 0],
  ['Rewrap handlebar', 0.5, 24],
  ['Replace shift cables', 1, 18],
];

const HOURLY_RATE = 56;

/** Twenty-eight tickets of two weeks in May 2026; electric bikes take half an hour more. */
export const repairs: Repair[] = Array.from({ length: 28 }, (_, index) => {
  const [bike, electric] = bikes[(index * 3) % bikes.length] as (typeof bikes)[number];
  // Only motors have software.
  const jobIndex = (index * 4 + 1) % jobs.length;
  const [job, work, parts] = jobs[
    jobIndex === 6 && !electric ? 4 : jobIndex
  ] as (typeof jobs)[number];
  const hours = work + (electric ? 0.5 : 0);
  return {
    id: 2040 + index,
    bike,
    customer: customers[(index * 5 + Math.floor(index / 7)) % customers.length] as string,
    job,
    mechanic: mechanics[(index * 3 + Math.floor(index / 4)) % mechanics.length] as string,
    status: repairStatuses[(index * 7 + Math.floor(index / 3)) % 4] as RepairStatus,
    received: new Date(2026, 4, 4 + Math.floor(index / 2)),
    hours,
    price: hours * HOURLY_RATE + parts,
    electric,
  };
});

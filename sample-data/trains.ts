export interface Departure {
  /** Train number: unique on the board, and the only identifier there is. */
  train: string;
  destination: string;
  platform: number;
  leaves: Date;
  /** Minutes behind the timetable. */
  delay: number;
  /** Share of seats taken, 0 to 1. */
  occupancy: number;
  kind: string;
}

export const trainKinds: string[] = ['High speed', 'Intercity', 'Regional'];

/** The departure board of one station on the morning of 14 September 2026. */
export const departures: Departure[] = [
  {
    train: 'IC 704',
    destination: 'Harbor Point',
    platform: 4,
    leaves: new Date(2026, 8, 14, 7, 2),
    delay: 0,
    occupancy: 0.62,
    kind: 'Intercity',
  },
  {
    train: 'RE 3118',
    destination: 'Elmsford',
    platform: 9,
    leaves: new Date(2026, 8, 14, 7, 9),
    delay: 4,
    occupancy: 0.91,
    kind: 'Regional',
  },
  {
    train: 'HS 21',
    destination: 'Castle Central',
    platform: 1,
    leaves: new Date(2026, 8, 14, 7, 15),
    delay: 0,
    occupancy: 0.78,
    kind: 'High speed',
  },
  {
    train: 'RE 3120',
    destination: 'Mill Valley',
    platform: 8,
    leaves: new Date(2026, 8, 14, 7, 24),
    delay: 12,
    occupancy: 0.97,
    kind: 'Regional',
  },
  {
    train: 'IC 1190',
    destination: 'Lakeside',
    platform: 5,
    leaves: new Date(2026, 8, 14, 7, 32),
    delay: 2,
    occupancy: 0.55,
    kind: 'Intercity',
  },
  {
    train: 'HS 35',
    destination: 'Airport North',
    platform: 2,
    leaves: new Date(2026, 8, 14, 7, 45),
    delay: 0,
    occupancy: 0.43,
    kind: 'High speed',
  },
  {
    train: 'RE 3124',
    destination: 'Elmsford',
    platform: 9,
    leaves: new Date(2026, 8, 14, 7, 54),
    delay: 0,
    occupancy: 0.36,
    kind: 'Regional',
  },
  {
    train: 'IC 708',
    destination: 'Harbor Point',
    platform: 4,
    leaves: new Date(2026, 8, 14, 8, 2),
    delay: 7,
    occupancy: 0.71,
    kind: 'Intercity',
  },
];

export interface Journey {
  id: string;
  kind: string;
  kilometers: number;
  minutes: number;
}

/** Timetabled journeys from the same station: how far, and how long it takes. */
export const journeys: Journey[] = [
  { id: 'Castle Central', kind: 'High speed', kilometers: 312, minutes: 88 },
  { id: 'Airport North', kind: 'High speed', kilometers: 148, minutes: 47 },
  { id: 'Southgate', kind: 'High speed', kilometers: 424, minutes: 121 },
  { id: 'Port Alma', kind: 'High speed', kilometers: 236, minutes: 70 },
  { id: 'Bridgeton', kind: 'High speed', kilometers: 372, minutes: 104 },
  { id: 'Harbor Point', kind: 'Intercity', kilometers: 205, minutes: 112 },
  { id: 'Lakeside', kind: 'Intercity', kilometers: 118, minutes: 71 },
  { id: 'Fairview', kind: 'Intercity', kilometers: 276, minutes: 158 },
  { id: 'Old Quarry', kind: 'Intercity', kilometers: 164, minutes: 96 },
  { id: 'Summit Pass', kind: 'Intercity', kilometers: 331, minutes: 196 },
  { id: 'Elmsford', kind: 'Regional', kilometers: 38, minutes: 41 },
  { id: 'Mill Valley', kind: 'Regional', kilometers: 62, minutes: 66 },
  { id: 'Stone Cross', kind: 'Regional', kilometers: 91, minutes: 102 },
  { id: 'Greenfield', kind: 'Regional', kilometers: 24, minutes: 29 },
  { id: 'Westmoor', kind: 'Regional', kilometers: 117, minutes: 124 },
];

export const weekdays: string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const boardingHours: string[] = ['06', '08', '10', '12', '14', '16', '18', '20'];

/** Passengers who board in an average week: a row for each weekday, a column for each of `boardingHours`. */
export const boardings: number[][] = [
  [410, 980, 520, 430, 460, 790, 910, 340],
  [430, 1010, 540, 450, 470, 820, 940, 350],
  [420, 1000, 530, 470, 480, 810, 920, 360],
  [415, 970, 525, 460, 490, 840, 960, 420],
  [380, 860, 560, 540, 680, 990, 890, 510],
  [120, 260, 480, 610, 640, 590, 470, 380],
  [90, 180, 390, 560, 620, 700, 640, 300],
];

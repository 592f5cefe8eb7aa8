/** A session of a conference day. Times are hours of the day: 9.5 is half past nine. */
export interface Session {
  title: string;
  speaker?: string;
  from: number;
  to: number;
}

export interface RoomPlan {
  id: number;
  room: string;
  seats: number;
  sessions: Session[];
}

const lunch: Session = { title: 'Lunch', from: 12, to: 13 };

/** One day of a mapping conference in four rooms, 9:00 to 16:00; sessions of a room never overlap. */
export const agenda: RoomPlan[] = [
  {
    id: 1,
    room: 'Atrium',
    seats: 400,
    sessions: [
      { title: 'Opening', speaker: 'Amara Okafor', from: 9, to: 10 },
      { title: 'The ocean floor, at last', speaker: 'Leif Andersen', from: 10, to: 12 },
      lunch,
      { title: 'Panel: who owns a map?', from: 13, to: 15 },
      { title: 'Closing', from: 15, to: 16 },
    ],
  },
  {
    id: 2,
    room: 'Cartography lab',
    seats: 30,
    sessions: [
      { title: 'Workshop: contour lines', speaker: 'Elif Demir', from: 9, to: 12 },
      lunch,
      { title: 'Workshop: labels', speaker: 'Lucas Moreau', from: 13, to: 16 },
    ],
  },
  {
    id: 3,
    room: 'Room North',
    seats: 80,
    sessions: [
      { title: 'Tiles without tears', speaker: 'Priya Raman', from: 10, to: 11 },
      { title: 'Rivers that move', speaker: 'Mei Tanaka', from: 11, to: 12 },
      lunch,
      { title: 'Lightning talks', from: 14, to: 16 },
    ],
  },
  {
    id: 4,
    room: 'Room South',
    seats: 80,
    sessions: [
      { title: 'Surveying on foot', speaker: 'Sofia Rossi', from: 9, to: 11 },
      { title: 'Old maps, new eyes', speaker: 'David Cohen', from: 11, to: 12 },
      lunch,
      { title: 'Names of places', speaker: 'Grace Mwangi', from: 13, to: 14 },
      { title: 'Open questions', from: 14, to: 15 },
    ],
  },
];

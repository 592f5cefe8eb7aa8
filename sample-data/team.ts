export interface Colleague {
  id: string;
  label: string;
  role: string;
  away?: boolean;
  children?: Colleague[];
}

export const team: Colleague[] = [
  {
    id: 'amara',
    label: 'Amara Okafor',
    role: 'Head of operations',
    children: [
      {
        id: 'jonas',
        label: 'Jonas Lindqvist',
        role: 'Shift lead',
        children: [{ id: 'priya', label: 'Priya Raman', role: 'Dispatcher', away: true }],
      },
      { id: 'mateo', label: 'Mateo Silva', role: 'Timetable planner' },
    ],
  },
];

/** A department of a railway company, a team in it, or a role in a team. */
export interface Department {
  id: string;
  label: string;
  children?: Department[];
}

/** Four departments with their teams; one team with its roles. */
export const departments: Department[] = [
  {
    id: 'operations',
    label: 'Operations',
    children: [
      { id: 'timetable', label: 'Timetable planning' },
      {
        id: 'control',
        label: 'Traffic control',
        children: [
          { id: 'dispatch', label: 'Dispatchers' },
          { id: 'signals', label: 'Signallers' },
        ],
      },
      { id: 'crew', label: 'Train crew' },
    ],
  },
  {
    id: 'maintenance',
    label: 'Maintenance',
    children: [
      { id: 'rolling-stock', label: 'Rolling stock' },
      { id: 'track', label: 'Track and bridges' },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'tickets', label: 'Tickets' },
      { id: 'freight', label: 'Freight' },
    ],
  },
  { id: 'safety', label: 'Safety' },
];

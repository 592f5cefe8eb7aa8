export interface TimeEntry {
  id: number;
  person: string;
  project: string;
  task: string;
  hours: number;
  billable: boolean;
  note: string;
}

/** The tasks of each project of a small mapping company. */
export const tasksOf: Readonly<Record<string, readonly string[]>> = {
  'Harbor chart': ['Soundings', 'Drawing', 'Review'],
  'Rail atlas': ['Research', 'Drawing', 'Print'],
  'Trail signs': ['Survey', 'Signs', 'Mounting'],
};

export const projects: string[] = Object.keys(tasksOf);

/** What eight people did on one day; every task is one of its project. */
export const timesheet: TimeEntry[] = [
  {
    id: 1,
    person: 'Mina Castell',
    project: 'Harbor chart',
    task: 'Soundings',
    hours: 6,
    billable: true,
    note: 'Measured the western basin.\nThe echo sounder drifts when it rains.',
  },
  {
    id: 2,
    person: 'Otto Brandvold',
    project: 'Harbor chart',
    task: 'Drawing',
    hours: 4.5,
    billable: true,
    note: 'Depth lines from 2 to 10 meters.',
  },
  {
    id: 3,
    person: 'Priya Raman',
    project: 'Rail atlas',
    task: 'Research',
    hours: 7,
    billable: false,
    note: 'Closed lines of the 1960s.\nThree are missing in the archive.',
  },
  {
    id: 4,
    person: 'Lars Wetterlund',
    project: 'Rail atlas',
    task: 'Print',
    hours: 3,
    billable: true,
    note: 'Color proofs of sheet 12.',
  },
  {
    id: 5,
    person: 'Chidi Obi',
    project: 'Trail signs',
    task: 'Survey',
    hours: 8,
    billable: true,
    note: 'Walked the ridge trail.',
  },
  {
    id: 6,
    person: 'Rosa Quintana',
    project: 'Trail signs',
    task: 'Mounting',
    hours: 5,
    billable: false,
    note: '',
  },
  {
    id: 7,
    person: 'Jun Takeda',
    project: 'Trail signs',
    task: 'Signs',
    hours: 2,
    billable: false,
    note: '',
  },
  {
    id: 8,
    person: 'Ewa Sikora',
    project: 'Harbor chart',
    task: 'Review',
    hours: 1.5,
    billable: true,
    note: 'Second reading of the legend.',
  },
];

export interface Person {
  id: number;
  name: string;
  role: string;
  office: string;
  started: Date;
  /** Works from outside an office. */
  remote: boolean;
  /** The chain of command from the top down to this person, who comes last. */
  path: string[];
}

/** Twelve people of a small mapping company. */
export const people: Person[] = [
  {
    id: 1,
    name: 'Amara Okafor',
    role: 'Managing director',
    office: 'Lagos',
    started: new Date(2014, 2, 3),
    remote: false,
    path: ['Amara Okafor'],
  },
  {
    id: 2,
    name: 'Jonas Lindqvist',
    role: 'Head of engineering',
    office: 'Stockholm',
    started: new Date(2015, 7, 17),
    remote: false,
    path: ['Amara Okafor', 'Jonas Lindqvist'],
  },
  {
    id: 3,
    name: 'Priya Raman',
    role: 'Frontend engineer',
    office: 'Chennai',
    started: new Date(2019, 0, 14),
    remote: true,
    path: ['Amara Okafor', 'Jonas Lindqvist', 'Priya Raman'],
  },
  {
    id: 4,
    name: 'Tomás Herrera',
    role: 'Backend engineer',
    office: 'Bogotá',
    started: new Date(2020, 4, 4),
    remote: true,
    path: ['Amara Okafor', 'Jonas Lindqvist', 'Tomás Herrera'],
  },
  {
    id: 5,
    name: 'Mei Tanaka',
    role: 'Data engineer',
    office: 'Osaka',
    started: new Date(2021, 9, 1),
    remote: false,
    path: ['Amara Okafor', 'Jonas Lindqvist', 'Mei Tanaka'],
  },
  {
    id: 6,
    name: 'Elif Demir',
    role: 'Head of design',
    office: 'Izmir',
    started: new Date(2016, 10, 7),
    remote: false,
    path: ['Amara Okafor', 'Elif Demir'],
  },
  {
    id: 7,
    name: 'Lucas Moreau',
    role: 'Cartographer',
    office: 'Lyon',
    started: new Date(2018, 5, 11),
    remote: false,
    path: ['Amara Okafor', 'Elif Demir', 'Lucas Moreau'],
  },
  {
    id: 8,
    name: 'Hanna Nowak',
    role: 'Interface designer',
    office: 'Gdańsk',
    started: new Date(2022, 1, 21),
    remote: true,
    path: ['Amara Okafor', 'Elif Demir', 'Hanna Nowak'],
  },
  {
    id: 9,
    name: 'David Cohen',
    role: 'Head of operations',
    office: 'Haifa',
    started: new Date(2017, 3, 24),
    remote: false,
    path: ['Amara Okafor', 'David Cohen'],
  },
  {
    id: 10,
    name: 'Grace Mwangi',
    role: 'Support lead',
    office: 'Nairobi',
    started: new Date(2019, 8, 9),
    remote: false,
    path: ['Amara Okafor', 'David Cohen', 'Grace Mwangi'],
  },
  {
    id: 11,
    name: 'Oliver Byrne',
    role: 'Account manager',
    office: 'Cork',
    started: new Date(2023, 6, 3),
    remote: true,
    path: ['Amara Okafor', 'David Cohen', 'Oliver Byrne'],
  },
  {
    id: 12,
    name: 'Sofia Rossi',
    role: 'Field surveyor',
    office: 'Turin',
    started: new Date(2024, 2, 18),
    remote: true,
    path: ['Amara Okafor', 'David Cohen', 'Sofia Rossi'],
  },
];

export type Level = 'Junior' | 'Mid' | 'Senior' | 'Lead';

export interface Employee {
  id: number;
  name: string;
  email: string;
  team: string;
  level: Level;
  office: string;
  /** ISO 3166 code of the office's country. */
  country: string;
  /** IANA name of the office's time zone. */
  timeZone: string;
  /** Gross, US dollars a year. */
  salary: number;
  /** US dollars of the last yearly bonus; `null` for people who had none yet. */
  bonus: number | null;
  hired: Date;
  lastSeen: Date;
  remote: boolean;
  skills: string[];
  /** Result of the last review, 1 to 5 in steps of a half. */
  rating: number;
  /** Days of leave taken this year, out of `leaveDays`. */
  leaveTaken: number;
  leaveDays: number;
  /** Hours worked in each of the last eight weeks, the oldest first. */
  hours: number[];
  /** What the person says about themselves. */
  about: string;
}

export const levels: Level[] = ['Junior', 'Mid', 'Senior', 'Lead'];

export const teams: string[] = ['Platform', 'Mobile', 'Design', 'Data', 'Support', 'Finance'];

const teamSkills: Record<string, string[]> = {
  Platform: ['Go', 'Postgres', 'Kubernetes', 'Terraform'],
  Mobile: ['Swift', 'Kotlin', 'React Native'],
  Design: ['Research', 'Prototyping', 'Motion', 'Writing'],
  Data: ['Python', 'SQL', 'Statistics', 'Spark'],
  Support: ['Writing', 'Training', 'SQL'],
  Finance: ['Accounting', 'Planning', 'Tax law'],
};

const offices: readonly (readonly [office: string, country: string, timeZone: string])[] = [
  ['Lisbon', 'PT', 'Europe/Lisbon'],
  ['Nairobi', 'KE', 'Africa/Nairobi'],
  ['Montreal', 'CA', 'America/Toronto'],
  ['Osaka', 'JP', 'Asia/Tokyo'],
  ['Pune', 'IN', 'Asia/Kolkata'],
  ['Wellington', 'NZ', 'Pacific/Auckland'],
];

const firstNames: readonly string[] =
  'Aisha,Anton,Beatriz,Bram,Chidi,Clara,Dario,Eleni,Emil,Farah,Gabriel,Hana,Ibrahim,Ines,Jakub,Joy,Kaito,Lena,Mateo,Mina,Nadia,Noah,Olga,Omar,Paula,Quentin,Rania,Ravi,Sara,Simon,Tariq,Uma,Vera,Wanjiru,Yuki,Zoe'.split(
    ',',
  );

const lastNames: readonly string[] =
  'Abbas,Almeida,Banerjee,Bauer,Chen,Costa,Diallo,Eriksen,Fischer,Fontaine,Gupta,Haddad,Horvat,Ito,Jensen,Kamau,Kimura,Kovac,Lindgren,Lopez,Marino,Mbeki,Moreno,Nkosi,Novak,Oduya,Olsen,Park,Pereira,Rossi,Sato,Silva,Tanaka,Varga,Weber,Yilmaz'.split(
    ',',
  );

const pastimes: readonly string[] = [
  'Restores old radios and teaches the neighborhood how to solder.',
  'Cycles to work in any weather, and has the scars to prove it.',
  'Bakes rye bread on Sundays; Monday meetings start with a slice.',
  'Sings in two choirs, and hums in most calls.',
  'Keeps bees on the roof of the office.',
];

/** Numbers from 0 up to 1, the same ones on every load (the mulberry32 generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const DAY = 86_400_000;

/**
 * Made-up people of a software company, the same ones on every load; a shorter list is the start of a longer one.
 * @param count how many, from 1 to 100,000. Names repeat beyond 1,296 people, ids and addresses never do.
 */
export function makeEmployees(count: number): Employee[] {
  const random = seededRandom(2026);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    // 7 has no common divisor with 36, and each round of 36 shifts the last names: a pair comes twice only after 36 rounds.
    const first = firstNames[(index * 7) % 36] as string;
    const last = lastNames[(index * 5 + Math.floor(index / 36)) % 36] as string;
    const [office, country, timeZone] = pick(offices);
    const team = pick(teams);
    const rank = below(4);
    const firstSkill = below(3);
    const suffix = index < 1296 ? '' : String(Math.floor(index / 1296) + 1);
    const leaveDays = 25 + rank;
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${suffix}@fernway.example`.toLowerCase(),
      team,
      level: levels[rank] as Level,
      office,
      country,
      timeZone,
      salary: 42_000 + rank * 21_000 + below(36) * 500,
      bonus: random() < 0.2 ? null : (1 + below(12)) * 500,
      hired: new Date(2014 + below(12), below(12), 1 + below(28)),
      lastSeen: new Date(Date.UTC(2026, 8, 14, 7) - Math.floor(random() * 9 * DAY)),
      remote: random() < 0.4,
      skills: (teamSkills[team] as string[]).slice(firstSkill, firstSkill + 1 + below(3)),
      rating: 2.5 + below(6) / 2,
      leaveTaken: below(leaveDays + 1),
      leaveDays,
      hours: Array.from({ length: 8 }, () => 30 + below(14)),
      about: pick(pastimes),
    };
  });
}

/** Sixty people, for demos that need no more. */
export const employees: Employee[] = makeEmployees(60);

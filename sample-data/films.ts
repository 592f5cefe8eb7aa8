export type Genre = 'Drama' | 'Comedy' | 'Documentary' | 'Thriller';

export interface Company {
  name: string;
  country: string;
}

/** One film in the program of a festival. */
export interface Film {
  id: number;
  title: string;
  director: string;
  genre: Genre;
  company: Company;
  year: number;
  /** Minutes. */
  length: number;
  /** Thousands of euros. */
  budget: number;
  /** Thousands of euros that it earned, without the costs. */
  gross: number;
  /** Tickets sold at the festival. */
  tickets: number;
  /** Where it is shown first; `null` for films without a premiere. */
  premiere: string | null;
  shownOn: Date;
  /** From 0 to 5. */
  rating: number;
  subtitled: boolean;
}

export const genres: Genre[] = ['Drama', 'Comedy', 'Documentary', 'Thriller'];

export const companies: Company[] = [
  { name: 'Kestrel Pictures', country: 'Ireland' },
  { name: 'Norlys Film', country: 'Denmark' },
  { name: 'Atlas Sonora', country: 'Chile' },
  { name: 'Studio Hirondelle', country: 'France' },
  { name: 'Fjelltopp', country: 'Denmark' },
  { name: 'Monsoon House', country: 'India' },
];

const titles: readonly (readonly [title: string, director: string])[] = [
  ['The Ferry Clerk', 'Aoife Brennan'],
  ['Seven Winters', 'Jens Halvorsen'],
  ['Salt and Static', 'Paloma Reyes'],
  ['La dernière cabine', 'Odile Marchand'],
  ['Under the Mast', 'Jens Halvorsen'],
  ['Rain Ledger', 'Meera Nair'],
  ['Two Left Shoes', 'Aoife Brennan'],
  ['The Quiet Referee', 'Kirsten Dahl'],
  ['Copper Town', 'Paloma Reyes'],
  ['Minuit, rue Lamarck', 'Odile Marchand'],
  ['A House for Crows', 'Kirsten Dahl'],
  ['Platform Nine', 'Meera Nair'],
  ['Nobody Waters the Fern', 'Aoife Brennan'],
  ['Ice Road South', 'Jens Halvorsen'],
  ['The Cartographer’s Wife', 'Paloma Reyes'],
  ['Les heures creuses', 'Odile Marchand'],
  ['Lighthouse 14', 'Kirsten Dahl'],
  ['The Mango Season', 'Meera Nair'],
  ['Small Change', 'Aoife Brennan'],
  ['Northbound', 'Jens Halvorsen'],
  ['Desert Choir', 'Paloma Reyes'],
  ['Le chat de minuit', 'Odile Marchand'],
  ['The Understudy', 'Kirsten Dahl'],
  ['Slow Train to Pune', 'Meera Nair'],
];

const cinemas: readonly string[] = ['Rialto', 'Lumen', 'Orion'];

/** Twenty-four made-up films of a small festival in October 2026. */
export const films: Film[] = titles.map(([title, director], index) => {
  const budget = 400 + ((index * 37) % 23) * 150;
  return {
    id: index + 1,
    title,
    director,
    genre: genres[(index * 3 + Math.floor(index / 5)) % 4] as Genre,
    company: companies[(index * 5 + Math.floor(index / 6)) % 6] as Company,
    year: 2023 + ((index * 7) % 4),
    length: 78 + ((index * 29) % 67),
    budget,
    gross: Math.round(budget * (0.4 + ((index * 13) % 17) / 5)),
    tickets: 60 + ((index * 53) % 240),
    premiere: index % 4 === 1 ? null : (cinemas[(index * 2) % 3] as string),
    shownOn: new Date(2026, 9, 1 + ((index * 5) % 11)),
    rating: 2 + ((index * 11) % 7) / 2,
    subtitled: index % 3 !== 0,
  };
});

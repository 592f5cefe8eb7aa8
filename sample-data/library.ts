export interface Book {
  /** Shelf mark: unique in the library. */
  id: string;
  title: string;
  author: string;
  language: string;
  year: number;
  pages: number;
  subjects: string[];
  /** In which forms it can be borrowed. */
  formats: string[];
  branch: string;
  copies: number;
  onLoan: number;
  added: Date;
}

export const branches: string[] = ['Old Town', 'Riverside', 'Station', 'Hilltop'];

export const bookLanguages: string[] = ['English', 'French', 'German', 'Portuguese', 'Polish'];

export const bookFormats: string[] = ['Print', 'Large print', 'Audio', 'E-book'];

const titles: [
  title: string,
  author: string,
  language: string,
  year: number,
  pages: number,
  subjects: string[],
][] = [
  ['Salt Roads', 'Ada Lindqvist', 'English', 1998, 412, ['History', 'Trade']],
  ['The Slow Clock', 'Tomás Arruda', 'English', 2011, 288, ['Physics', 'Philosophy']],
  ['Le jardin d’hiver', 'Élodie Marchand', 'French', 1976, 190, ['Novel']],
  ['Brückenbau für alle', 'Jörg Weißmann', 'German', 2004, 336, ['Engineering', 'History']],
  ['Maré cheia', 'Inês Falcão', 'Portuguese', 2019, 224, ['Novel', 'Sea']],
  ['Wiatr od gór', 'Łucja Nowicka', 'Polish', 1987, 305, ['Novel', 'Mountains']],
  ['A Field Guide to Clouds', 'Rowan Achterberg', 'English', 2015, 176, ['Weather', 'Nature']],
  ['Maps That Lied', 'Hanna Sorel', 'English', 2008, 360, ['Geography', 'History']],
  ['Cinq marées', 'Élodie Marchand', 'French', 1983, 214, ['Novel', 'Sea']],
  ['Das stille Labor', 'Karin Übelhör', 'German', 1993, 271, ['Biography', 'Physics']],
  ['Bread Without Hurry', 'Mirela Kovač', 'English', 2021, 240, ['Cooking']],
  ['Os mapas da avó', 'Inês Falcão', 'Portuguese', 2012, 198, ['Novel', 'Geography']],
  ['The Lighthouse Ledger', 'Ada Lindqvist', 'English', 2005, 384, ['History', 'Sea']],
  ['Nocny pociąg', 'Paweł Zięba', 'Polish', 2001, 256, ['Novel', 'Travel']],
  ['Small Engines', 'Desmond Okafor', 'English', 1969, 322, ['Engineering']],
  ['Atlas des vents', 'Luc Perrégaux', 'French', 1990, 148, ['Weather', 'Geography']],
  ['Unter Eis', 'Jörg Weißmann', 'German', 2016, 298, ['Nature', 'Sea']],
  ['Trade Winds, Trade Words', 'Hanna Sorel', 'English', 2013, 410, ['Language', 'Trade']],
  ['How Rivers Think', 'Rowan Achterberg', 'English', 2018, 266, ['Nature', 'Geography']],
  ['Cozinha de domingo', 'Bento Simões', 'Portuguese', 2007, 312, ['Cooking']],
  ['La gare de l’Est', 'Luc Perrégaux', 'French', 2002, 233, ['History', 'Travel']],
  ['Kopfrechnen', 'Karin Übelhör', 'German', 1981, 160, ['Mathematics']],
  ['Proofs for a Rainy Day', 'Tomás Arruda', 'English', 2020, 204, ['Mathematics', 'Philosophy']],
  ['Szlakiem bursztynu', 'Łucja Nowicka', 'Polish', 1995, 344, ['History', 'Trade']],
  ['Signals at Dusk', 'Desmond Okafor', 'English', 1974, 290, ['Engineering', 'Travel']],
  ['The Orchard Year', 'Mirela Kovač', 'English', 2014, 228, ['Nature', 'Cooking']],
];

/** Twenty-six made-up books of a city library. */
export const books: Book[] = titles.map(
  ([title, author, language, year, pages, subjects], index) => {
    const copies = 1 + ((index * 5) % 6);
    return {
      id: `${language.slice(0, 2).toUpperCase()} ${120 + index * 7}`,
      title,
      author,
      language,
      year,
      pages,
      subjects,
      formats: bookFormats.filter((_, format) => format === 0 || (index * 3 + format) % 4 === 0),
      branch: branches[(index * 3) % branches.length] as string,
      copies,
      onLoan: (index * 7) % (copies + 1),
      added: new Date(2024, (index * 5) % 24, 1 + ((index * 11) % 28)),
    };
  },
);

export type Branch = 'Central' | 'Harbor' | 'Northgate' | 'Old Mill';

/** One book that was borrowed from a city library. */
export interface Loan {
  id: number;
  title: string;
  author: string;
  /** Number of the reader's card. */
  card: string;
  branch: Branch;
  /** Day and time. */
  borrowed: Date;
  /** A day. */
  due: Date;
  /** A day; `null` while the book is out. */
  returned: Date | null;
  renewals: number;
  /** Euros for bringing it back late; `null` while the book is out. */
  fee: number | null;
  /** Somebody else waits for it. */
  reserved: boolean;
  /** What the desk noted; mostly empty. */
  note: string;
}

export const branches: Branch[] = ['Central', 'Harbor', 'Northgate', 'Old Mill'];

const books: readonly (readonly [title: string, author: string])[] = [
  ['Middlemarch', 'George Eliot'],
  ['Silas Marner', 'George Eliot'],
  ['Emma', 'Jane Austen'],
  ['Persuasion', 'Jane Austen'],
  ['Great Expectations', 'Charles Dickens'],
  ['Bleak House', 'Charles Dickens'],
  ['Jane Eyre', 'Charlotte Brontë'],
  ['Villette', 'Charlotte Brontë'],
  ['Wuthering Heights', 'Emily Brontë'],
  ['Moby-Dick', 'Herman Melville'],
  ['The Age of Innocence', 'Edith Wharton'],
  ['The House of Mirth', 'Edith Wharton'],
  ['The Moonstone', 'Wilkie Collins'],
  ['Frankenstein', 'Mary Shelley'],
  ['Dracula', 'Bram Stoker'],
  ['Kim', 'Rudyard Kipling'],
  ['Walden', 'Henry David Thoreau'],
  ['Anna Karenina', 'Leo Tolstoy'],
  ['Madame Bovary', 'Gustave Flaubert'],
  ['Les Misérables', 'Victor Hugo'],
];

const notes: readonly string[] = ['Cover torn', 'Water stain', 'Bookmark left inside'];

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

const random = seededRandom(1847);

const below = (limit: number): number => Math.floor(random() * limit);

const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

/** 19 September 2026, counted from the first day of the list. */
const lastDay = 177;

function makeLoan(index: number): Loan {
  const [title, author] = pick(books);
  // About seven loans a day; a loan is for four weeks, and each renewal for two more.
  const day = Math.floor(index / 7);
  // A loan can be renewed after three weeks, at the earliest.
  const renewals = Math.max(0, Math.min(below(6) - 3, Math.floor((lastDay - day) / 21)));
  const length = 28 + renewals * 14;
  const late = below(8) === 0 ? 1 + below(20) : -below(21);
  const isBack = day + length + late <= lastDay;
  return {
    id: 5001 + index,
    title,
    author,
    card: `R-${10200 + below(480)}`,
    branch: pick(branches),
    borrowed: new Date(2026, 2, 26 + day, 9 + below(9), below(60)),
    due: new Date(2026, 2, 26 + day + length),
    returned: isBack ? new Date(2026, 2, 26 + day + length + late) : null,
    renewals,
    fee: isBack ? (Math.max(0, late) * 20) / 100 : null,
    reserved: below(5) === 0,
    note: below(9) === 0 ? pick(notes) : '',
  };
}

/** 1,240 loans, 26 March to 19 September 2026, oldest first: enough for a server to page through them. */
export const loans: Loan[] = Array.from({ length: 1240 }, (_, index) => makeLoan(index));

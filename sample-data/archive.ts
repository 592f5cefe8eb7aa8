/** A shelf, a box or a document of a city archive; documents hold nothing. */
export interface ArchiveItem {
  /** Its path from the root: `1952`, `1952/03`, `1952/03/7`. */
  id: string;
  label: string;
  /** How many items it holds, known before they are loaded. */
  childrenCount: number;
}

const subjects = [
  'Harbor plan',
  'Council minutes',
  'Tram timetable',
  'Letter to the mayor',
  'Bridge survey',
  'School register',
  'Market permits',
];

const firstYear = 1950;
const yearCount = 6;

/** A small number for a year and a month that looks random and is always the same. */
const documentCount = (year: number, month: number): number => ((year * 7 + month * 13) % 5) + 2;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the items in an item of the archive, or its years when no id is given. */
export function archiveChildren(parentId?: string): ArchiveItem[] {
  if (!parentId) {
    return Array.from({ length: yearCount }, (_, index) => ({
      id: String(firstYear + index),
      label: `Year ${firstYear + index}`,
      childrenCount: 4,
    }));
  }
  const [year = firstYear, month] = parentId.split('/').map(Number);
  if (month === undefined) {
    return [1, 4, 7, 10].map((each) => ({
      id: `${parentId}/${twoDigits(each)}`,
      label: `Box ${twoDigits(each)}/${year}`,
      childrenCount: documentCount(year, each),
    }));
  }
  return Array.from({ length: documentCount(year, month) }, (_, index) => ({
    id: `${parentId}/${index + 1}`,
    label: `${index + 1}. ${subjects[(year + month + index * 3) % subjects.length]}`,
    childrenCount: 0,
  }));
}

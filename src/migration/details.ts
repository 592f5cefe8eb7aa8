import type { ChangeProps } from '../content/mdx/changeProps';
import type { EntryDetails, EntryFacts } from './types';

type Given = Pick<ChangeProps, 'components' | 'codemod' | 'bites'> & {
  id: string;
  title: string;
};

/** Returns what the filter of a page needs to know about an entry. */
export const factsOf = ({ id, title, components, codemod }: Omit<Given, 'bites'>): EntryFacts => ({
  id,
  title,
  components,
  by: codemod ? (codemod.partly ? 'partly' : 'codemod') : 'hand',
});

/** Returns what an entry shows below its heading. */
export const detailsOf = (entry: Given): EntryDetails => ({
  ...factsOf(entry),
  ...(entry.codemod && { codemod: entry.codemod.path }),
  bites: entry.bites,
});

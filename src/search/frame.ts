import type { SearchPage, Section } from './types';

/** The section at the end of a guide that only links to other pages, which say the same better themselves. */
const nextSteps = 'next-steps';

/** Headings that nearly every guide has: they don't help to find a particular guide. */
const framing = new Set([nextSteps, 'when-something-goes-wrong']);

/** Whether the heading of a section is the same on nearly every guide. */
export const isFraming = ({ id }: Pick<Section, 'id'>): boolean => framing.has(id);

/** Returns the page without its section about other pages. */
export const withoutNextSteps = (page: SearchPage): SearchPage => ({
  ...page,
  sections: page.sections.filter(({ id }) => id !== nextSteps),
});

import type { SearchPage, Section } from './types';

/** The section at the end of a guide that only leads on: what it says of other pages they say better themselves. */
const nextSteps = 'next-steps';

/** A heading that nearly every guide has says nothing of the one that is looked for. */
const framing = new Set([nextSteps, 'when-something-goes-wrong']);

/** Whether the heading of a section is the same on nearly every guide. */
export const isFraming = ({ id }: Pick<Section, 'id'>): boolean => framing.has(id);

/** The page without what it says of others. */
export const withoutNextSteps = (page: SearchPage): SearchPage => ({
  ...page,
  sections: page.sections.filter(({ id }) => id !== nextSteps),
});

import { translate } from '@docusaurus/Translate';

/** What 8.1.0 (24 April 2025) added to 8.0.0, by what its packages export and its change log says. */
export const newInCurrent = () => [
  translate({
    id: 'x.landing.new.print',
    message: 'Charts Pro prints a chart or saves it as PDF through its API object.',
  }),
  translate({
    id: 'x.landing.new.locale',
    message: 'Charts have a localization provider of their own.',
  }),
  translate({
    id: 'x.landing.new.grid',
    message: 'The Data Grid speaks Armenian and deselects one of several selected rows.',
  }),
];

/** How this site is read. */
export const waysToRead = () => [
  translate({
    id: 'x.landing.reading.preferences',
    message: 'TypeScript or JavaScript, light or dark, left to right or right to left.',
  }),
  translate({
    id: 'x.landing.reading.private',
    message: 'No account, no tracking, no request to anyone else.',
  }),
  translate({
    id: 'x.landing.reading.plain',
    message: 'Every word and every line of code is there without JavaScript.',
  }),
];

import numbers from '@generated/x-numbers/default/numbers.json';
import { hosts } from '@generated/x-offline/default/settings';

/** A line that starts with a link. */
export interface Line {
  /** The text of the link. */
  lead: string;
  to: string;
  rest: string;
}

/** Formats a count for text: `3,193`. */
export const written = (count: number): string => count.toLocaleString('en-US');

/** What 8.1.0 added to 8.0.0, according to the exports of its packages and its change log. */
export const newInCurrent: Line[] = [
  {
    lead: 'Charts Pro can print a chart',
    to: '/api/charts/line-chart-pro/#prop-apiRef',
    rest: 'or save it as a PDF, through its API object.',
  },
  {
    lead: 'Charts have a localization provider',
    to: '/api/charts/charts-localization-provider/',
    rest: 'of their own.',
  },
  {
    lead: 'The Data Grid is available in Armenian',
    to: '/api/data-grid/data-grid/#prop-localeText',
    rest: 'and lets you deselect one of several selected rows.',
  },
];

/**
 * What is unusual about this site. Each line links to a place to try it. Reading offline is named only by a build that offers
 * it.
 */
export const onlyHere: Line[] = [
  {
    lead: 'Every demo is the real component.',
    to: '/react-data-grid/#OrdersTable.tsx',
    rest: 'Mirror it, switch its color scheme, reset it, or open it in a sandbox with the same package versions.',
  },
  {
    lead: 'Guides are tested.',
    to: '/react-tree-view/rich-tree-view/editing/',
    rest: `${written(numbers.claims)} of their statements about behavior are checked against the documented packages.`,
  },
  {
    lead: 'Reading needs no JavaScript.',
    to: '/react-date-pickers/',
    rest: 'Every page contains its whole text and all its code, in TypeScript.',
  },
  {
    lead: 'Search runs on your device.',
    to: '/search/',
    rest: 'Your browser finds the results, even for API names and typos.',
  },
  {
    lead: 'Versions can be compared.',
    to: '/api/changes/',
    rest: 'What changed in the public API is read from the packages themselves.',
  },
  {
    lead: 'Upgrades are checked.',
    to: '/migration/check/',
    rest: 'Paste your code, and see which breaking changes between two majors concern it.',
  },
  ...(hosts.length > 0
    ? [
        {
          lead: 'Pages can be read offline.',
          to: '/offline/',
          rest: 'Save a product under “Preferences”; pages you have visited are kept anyway.',
        },
      ]
    : []),
];

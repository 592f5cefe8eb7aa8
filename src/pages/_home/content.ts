import numbers from '@generated/x-numbers/default/numbers.json';
import { hosts } from '@generated/x-offline/default/settings';
import { translate } from '@docusaurus/Translate';

/** A line that starts with a link. */
export interface Line {
  /** The text of the link. */
  lead: string;
  to: string;
  rest: string;
}

/** Formats a count for text: `3,193`. */
export const written = (count: number): string => count.toLocaleString('en-US');

/** Returns what 8.1.0 added to 8.0.0, according to the exports of its packages and its change log. */
export const newInCurrent = (): Line[] => [
  {
    lead: translate({ id: 'x.landing.new.print', message: 'Charts Pro can print a chart' }),
    to: '/api/charts/line-chart-pro/#prop-apiRef',
    rest: translate({
      id: 'x.landing.new.print.rest',
      message: 'or save it as a PDF, through its API object.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.new.locale', message: 'Charts have a localization provider' }),
    to: '/api/charts/charts-localization-provider/',
    rest: translate({ id: 'x.landing.new.locale.rest', message: 'of their own.' }),
  },
  {
    lead: translate({
      id: 'x.landing.new.grid',
      message: 'The Data Grid is available in Armenian',
    }),
    to: '/api/data-grid/data-grid/#prop-localeText',
    rest: translate({
      id: 'x.landing.new.grid.rest',
      message: 'and lets you deselect one of several selected rows.',
    }),
  },
];

/**
 * Returns what is unusual about these pages. Each line is true of every page, and links to a place to try it. Reading offline is
 * named only by a build that offers it.
 */
export const onlyHere = (): Line[] => [
  {
    lead: translate({ id: 'x.landing.only.demos', message: 'Every demo is the real component.' }),
    to: '/react-data-grid/#OrdersTable.tsx',
    rest: translate({
      id: 'x.landing.only.demos.rest',
      message:
        'Mirror it, switch its color scheme, reset it, or open it in a sandbox with the same package versions.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.tested', message: 'Guides are tested.' }),
    to: '/react-tree-view/rich-tree-view/editing/',
    rest: translate(
      {
        id: 'x.landing.only.tested.rest',
        message:
          '{claims} of their statements about behavior are checked against the documented packages.',
      },
      { claims: written(numbers.claims) },
    ),
  },
  {
    lead: translate({ id: 'x.landing.only.plain', message: 'Reading needs no JavaScript.' }),
    to: '/react-date-pickers/',
    rest: translate({
      id: 'x.landing.only.plain.rest',
      message: 'Every page contains its whole text and all its code, in TypeScript.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.search', message: 'Search runs on your device.' }),
    to: '/search/',
    rest: translate({
      id: 'x.landing.only.search.rest',
      message: 'Your browser finds the results, even for API names and typos.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.diff', message: 'Versions can be compared.' }),
    to: '/api/changes/',
    rest: translate({
      id: 'x.landing.only.diff.rest',
      message: 'What changed in the public API is read from the packages themselves.',
    }),
  },
  ...(hosts.length > 0
    ? [
        {
          lead: translate({ id: 'x.landing.only.offline', message: 'Pages can be read offline.' }),
          to: '/offline/',
          rest: translate({
            id: 'x.landing.only.offline.rest',
            message: 'Save a product under “Preferences”; pages you have visited are kept anyway.',
          }),
        },
      ]
    : []),
];

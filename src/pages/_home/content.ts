import numbers from '@generated/x-numbers/default/numbers.json';
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

/** Returns starting points for a reader who knows the product. */
export const startLinks = (): Omit<Line, 'rest'>[] => [
  {
    lead: translate({ id: 'x.landing.installation', message: 'Install a package and its peers' }),
    to: '/introduction/installation/',
  },
  {
    lead: translate({ id: 'x.landing.licensing', message: 'Choose a plan and set its key' }),
    to: '/introduction/licensing/',
  },
  {
    lead: translate({ id: 'x.landing.slots', message: 'Replace parts through slots' }),
    to: '/common-concepts/custom-components/',
  },
];

/** Returns what 8.1.0 (24 April 2025) added to 8.0.0, according to the exports of its packages and its changelog. */
export const newInCurrent = (): Line[] => [
  {
    lead: translate({ id: 'x.landing.new.print', message: 'Charts Pro prints a chart' }),
    to: '/api/charts/line-chart-pro/#prop-apiRef',
    rest: translate({
      id: 'x.landing.new.print.rest',
      message: 'or saves it as PDF, through its API object.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.new.locale', message: 'Charts have a localization provider' }),
    to: '/api/charts/charts-localization-provider/',
    rest: translate({ id: 'x.landing.new.locale.rest', message: 'of their own.' }),
  },
  {
    lead: translate({ id: 'x.landing.new.grid', message: 'The Data Grid speaks Armenian' }),
    to: '/api/data-grid/data-grid/#prop-localeText',
    rest: translate({
      id: 'x.landing.new.grid.rest',
      message: 'and deselects one of several selected rows.',
    }),
  },
];

/** Returns what is unusual about these pages. Each line is true of every page, and links to a place to try it. */
export const onlyHere = (): Line[] => [
  {
    lead: translate({ id: 'x.landing.only.demos', message: 'Every demo is the component itself.' }),
    to: '/react-data-grid/#OrdersTable.tsx',
    rest: translate({
      id: 'x.landing.only.demos.rest',
      message:
        'Mirror it, turn it dark, reset it, or take it to a sandbox with the very versions it runs on.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.tested', message: 'Sentences are tests.' }),
    to: '/react-tree-view/rich-tree-view/editing/',
    rest: translate(
      {
        id: 'x.landing.only.tested.rest',
        message:
          '{claims} statements about behavior in the guides run against the documented packages.',
      },
      { claims: written(numbers.claims) },
    ),
  },
  {
    lead: translate({ id: 'x.landing.only.plain', message: 'It reads without JavaScript.' }),
    to: '/react-date-pickers/',
    rest: translate({
      id: 'x.landing.only.plain.rest',
      message: 'Every word and every line of code is in the page, in TypeScript.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.search', message: 'Search runs on your device.' }),
    to: '/search/',
    rest: translate({
      id: 'x.landing.only.search.rest',
      message:
        'What you type is answered in your browser, names of the API and typing errors included.',
    }),
  },
  {
    lead: translate({ id: 'x.landing.only.diff', message: 'Versions can be compared.' }),
    to: '/api/changes/',
    rest: translate({
      id: 'x.landing.only.diff.rest',
      message: 'What changed in the public API is read from the packages, not from memory.',
    }),
  },
];

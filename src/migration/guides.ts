import type { Release } from '../code/build/releases';
import type { ProductId } from '../products/types';

/** A migration guide whose entries are compared with the packages. */
export interface Guide {
  /** The name of the page's folder. */
  page: string;
  /** The product's id in the registry. */
  product: ProductId;
  from: Exclude<Release, 'v8' | 'lab'>;
  to: Exclude<Release, 'lab'>;
}

/** The guides that a test proves complete. It skips those that don't exist or have no entries yet. */
export const guides: readonly Guide[] = [
  { page: 'migration-data-grid-v7', product: 'x-data-grid', from: 'v7', to: 'v8' },
  { page: 'migration-pickers-v7', product: 'x-date-pickers', from: 'v7', to: 'v8' },
  { page: 'migration-charts-v7', product: 'x-charts', from: 'v7', to: 'v8' },
  { page: 'migration-tree-view-v7', product: 'x-tree-view', from: 'v7', to: 'v8' },
  { page: 'migration-data-grid-v6', product: 'x-data-grid', from: 'v6', to: 'v7' },
  { page: 'migration-pickers-v6', product: 'x-date-pickers', from: 'v6', to: 'v7' },
  { page: 'migration-charts-v6', product: 'x-charts', from: 'v6', to: 'v7' },
  { page: 'migration-tree-view-v6', product: 'x-tree-view', from: 'v6', to: 'v7' },
];

/** Page -> package differences that no reader encounters, or that don't reflect a change, each with its reason. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'migration-pickers-v7': {
    'PickersFilledInputClasses.underline': 'a type of class names that the field itself gives',
  },
  'migration-charts-v7': {
    'CartesianSeriesType.type':
      'the types of all series became one union, whose members the comparison reads as those of the first',
    '*SeriesType.stackOffset':
      'bars still stack by sign and lines do not; the comparison reads a union as its first type',
    'DefaultizedCartesianSeriesType.markerSize': 'the chart computes it; code only reads it',
  },
  'migration-data-grid-v6': {
    'GridTreeNode.type':
      'both majors have leaves, which the comparison does not find in the union of v7',
  },
  'migration-pickers-v6': {
    'PickersLayoutProps.ref': 'it is among the attributes of the element now',
    'ExportedDateRangeCalendarProps.autoFocus':
      'the calendar has it from the props of its views now',
  },
  'migration-charts-v6': {
    'AxisConfig.*':
      'a generic type now, with the props of each axis from its second parameter, which the comparison does not follow',
    'CartesianSeriesType.type':
      'the types of all series became one union, whose members the comparison reads as those of the first',
    '*SeriesType.stackOffset':
      'bars still stack by sign and lines do not; the comparison reads a union as its first type',
  },
};

/**
 * The interfaces that have a page of their own, by product. Types are exported by the hundred and most are read where they
 * are used; these are the ones a reader fills in or receives often.
 */
export const interfacePages: Readonly<Record<string, readonly string[]>> = {
  'data-grid': [
    'GridApi',
    'GridCellParams',
    'GridColDef',
    'GridSingleSelectColDef',
    'GridActionsColDef',
    'GridListViewColDef',
    'GridExportStateParams',
    'GridFilterItem',
    'GridFilterModel',
    'GridFilterOperator',
    'GridRowClassNameParams',
    'GridRowParams',
    'GridRowSpacingParams',
    'GridAggregationFunction',
    'GridAggregationFunctionDataSource',
    'GridCsvExportOptions',
    'GridPrintExportOptions',
    'GridExcelExportOptions',
  ],
  charts: ['AxisConfig', 'BarSeriesType', 'LineSeriesType', 'PieSeriesType', 'ScatterSeriesType'],
};

/** Exported components without a page, by product, each with the reason. */
export const internals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  charts: {
    ScatterMarker: 'the default of a slot of Scatter, explained there',
    GaugeValueText: 'a part of GaugeContainer that takes no settings besides its text',
    GaugeValueArc: 'a part of GaugeContainer that only takes the props of a path',
  },
};

/**
 * Parts that a product exports by the dozen for use in its slots. One of them has a page only when its own comment names
 * one, which is how its authors tell the supported parts from the rest.
 */
export const partPrefixes: Readonly<Record<string, string>> = { 'data-grid': 'Grid' };

/**
 * What an application declares before a product's types say something. The pickers take the type of a date from the
 * adapter in use and fall back to `any`: an opaque type in its place makes the reference name it `PickerValidDate`.
 */
export const ambientDeclarations: Readonly<Record<string, string>> = {
  'date-pickers': `
    export interface PickerValidDate { readonly opaque: unique symbol }
    declare module '@mui/x-date-pickers/models' {
      interface PickerValidDateLookup { documentation: PickerValidDate }
    }
  `,
};

/** Where the building blocks for guides find what they show, in a product. */
export interface BlockSources {
  /** The interface whose members are the events. */
  events?: string;
  /** The type that all selectors have. */
  selector?: string;
  /** The interface that has a page and is the sum of all features of the API object. Without one, each component's `apiRef` is read. */
  api?: string;
  /** A feature -> the feature that it is a part of to readers. */
  partOf?: Readonly<Record<string, string>>;
}

/** By product. */
export const blockSources: Readonly<Record<string, BlockSources>> = {
  'data-grid': {
    events: 'GridEventLookup',
    selector: 'OutputSelector',
    api: 'GridApi',
    partOf: { rowMultiSelection: 'rowSelection' },
  },
  charts: {},
  'tree-view': {},
};

/**
 * The interfaces that have a page of their own, by product. Packages export hundreds of types, and most are read where they
 * are used; these are the ones that a reader often fills in or receives.
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
 * Prefixes of parts that a product exports by the dozen for use in its slots. A part has a page only if its own comment links
 * to one, which is how its authors tell the supported parts from the rest.
 */
export const partPrefixes: Readonly<Record<string, string>> = { 'data-grid': 'Grid' };

/**
 * What an application declares to make a product's types meaningful. The pickers take the type of a date from the
 * adapter in use and fall back to `any`. With an opaque type instead, the reference shows `PickerValidDate`.
 */
export const ambientDeclarations: Readonly<Record<string, string>> = {
  'date-pickers': `
    export interface PickerValidDate { readonly opaque: unique symbol }
    declare module '@mui/x-date-pickers/models' {
      interface PickerValidDateLookup { documentation: PickerValidDate }
    }
  `,
};

/** Where the building blocks for guides find what they show about a product. */
export interface BlockSources {
  /** The interface whose members are the events. */
  events?: string;
  /** The type that all selectors have. */
  selector?: string;
  /** The API object's interface, which has a page and combines all features. If absent, each component's `apiRef` is read. */
  api?: string;
  /** Feature -> the feature that it is shown as a part of. */
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

/** What the engine needs to know about an entry besides its `names`. */
export interface Precise {
  /** Take the place of the entry's names, where those are meant for search and say more than what changes. */
  names?: readonly string[];
  /** Keys of the theme and class names that start with them. */
  keys?: readonly string[];
  /** Paths of imports, as a regular expression. */
  path?: string;
  /** Exports count only if their import's path matches. */
  source?: string;
  /** Members count only with one of these literal values. */
  values?: readonly string[];
  /** Members count unless they have one of these literal values, or none. */
  notValues?: readonly string[];
  /** Members don't count with one of these values. */
  exceptValues?: readonly string[];
  /** What is named still works, so it can wait. */
  isOptional?: true;
  /** Types count only with type arguments. */
  hasArguments?: true;
}

/** A callback without parameters doesn't mind that they change. */
const ofNoUse: Precise = { exceptValues: ['()'] };

const root = '^@mui/x-[\\w-]+$';
const inside = '^@mui/x-(?:[\\w-]+)/(?:modern|node|legacy|esm|[\\w-]+/.+)(?:/|$)';
const notLicense = '^@mui/x-(?!license)';

/** By guide and anchor. Entries that are neither here nor in `behavior` are matched by their names. */
export const precise: Readonly<Record<string, Precise>> = {
  'migration-charts-v6#slot-types': { names: ['*SlotsComponent', '*SlotComponentProps'] },
  'migration-charts-v6#optional-values': { names: ['SeriesItemIdentifier'] },
  'migration-charts-v6#labels': { names: ['PieArcLabelPlot'] },
  'migration-charts-v7#deep-imports': { path: inside.replace('[\\w-]+)/', 'charts[\\w-]*)/') },
  'migration-charts-v7#legend-prop': {
    names: ['*Chart.legend', '*ChartProps.legend', '*ChartPro.legend', '*ChartProProps.legend'],
  },
  'migration-charts-v7#legend-direction': { values: ['row', 'column'] },
  'migration-charts-v7#legendposition': { names: ['LegendPosition'] },
  'migration-charts-v7#theme-overrides': {
    keys: ['MuiBarElement', 'MuiLineElement', 'MuiAreaElement'],
  },
  'migration-charts-v7#axis-position': { values: ['left', 'right', 'top', 'bottom'] },
  'migration-data-grid-v4#license-package': { names: ['LicenseInfo'], source: notLicense },
  'migration-data-grid-v5#column-definition-types': {
    names: ['GridColumns', 'GridEnrichedColDef', 'GridStateColDef'],
  },
  'migration-data-grid-v5#components': {
    isOptional: true,
    names: ['DataGrid*.components', 'DataGrid*.componentsProps'],
  },
  'migration-data-grid-v5#date-columns': {
    names: ['GridColDef.type', 'GRID_DATE_COL_DEF', 'GRID_DATETIME_COL_DEF'],
    values: ['date', 'dateTime'],
  },
  'migration-data-grid-v5#generics': { hasArguments: true },
  'migration-data-grid-v5#single-select': {
    names: ['getGridSingleSelectQuickFilterFn', 'GRID_SINGLE_SELECT_COL_DEF'],
  },
  'migration-pickers-v5#components': { isOptional: true },
  'migration-data-grid-v6#value-getter': ofNoUse,
  'migration-data-grid-v6#value-formatter': ofNoUse,
  'migration-data-grid-v6#value-setter': ofNoUse,
  'migration-data-grid-v6#value-parser': ofNoUse,
  'migration-data-grid-v6#col-span': ofNoUse,
  'migration-data-grid-v7#usegridapiref': {
    names: ['useGridApiRef', 'useKeepGroupedColumnsHidden'],
  },
  'migration-data-grid-v7#filter-inputs': {
    names: ['GridFilterInput*Props', 'GridTypeFilterInputValueProps'],
  },
  'migration-data-grid-v6#license-package': { path: '^@mui/x-license-pro' },
  'migration-data-grid-v6#locales': { source: root },
  'migration-data-grid-v6#legacy-bundle': { path: '^@mui/x-data-grid[\\w-]*/legacy(?:/|$)' },
  'migration-data-grid-v6#column-type': {
    notValues: [
      'string',
      'number',
      'date',
      'dateTime',
      'boolean',
      'singleSelect',
      'actions',
      'custom',
    ],
  },
  'migration-data-grid-v6#row-edit-commit': {
    names: ['GridEventLookup.rowEditCommit', 'DataGrid*.onRowEditCommit'],
  },
  'migration-data-grid-v6#slot-types': { names: ['Uncapitalized*', 'Grid*SlotsComponent'] },
  'migration-data-grid-v7#licenseinfo': { source: notLicense },
  'migration-data-grid-v7#internal-paths': {
    path: inside.replace('[\\w-]+)/', 'data-grid[\\w-]*)/'),
  },
  'migration-data-grid-v7#mixins': { names: ['mixins.MuiDataGrid'] },
  'migration-data-grid-v7#deprecated-toolbar': {
    isOptional: true,
    names: [
      'GridToolbar',
      'GridToolbarContainer',
      'GridToolbar*Button',
      'GridToolbar*Selector',
      'GridToolbarExport',
      'GridToolbarQuickFilter',
    ],
  },
  'migration-data-grid-v7#classes': {
    names: [
      'gridClasses.main--hasSkeletonLoadingOverlay',
      'gridClasses.detailPanels',
      'gridClasses.pinnedColumns',
      'gridClasses.pinnedRowsRenderZone',
      'gridClasses.scrollArea--up',
      'gridClasses.scrollArea--down',
    ],
  },
  'migration-data-grid-v7#baseformcontrol': {
    names: [
      'GridSlot*.baseFormControl',
      'GridSlot*.baseInputLabel',
      'GridSlot*.baseInputAdornment',
      'Base*PropsOverrides',
    ],
  },
  'migration-pickers-lab#packages': {
    path: '^@mui/lab/.*(?:Picker|Calendar|Clock|Adapter|LocalizationProvider)',
  },
  'migration-pickers-v5#date-io': { path: '^@date-io/' },
  'migration-pickers-v5#static-props': {
    names: [
      '*.children',
      '*DateRangePicker.onViewChange',
      '*DateRangePicker.shouldDisableMonth',
      '*DateRangePicker.shouldDisableYear',
      'MobileDateRangePicker.calendars',
    ],
  },
  'migration-pickers-v5#dom': {
    keys: [
      'MuiCalendarPicker',
      'MuiDayPicker',
      'MuiCalendarPickerSkeleton',
      'MuiMonthPicker',
      'MuiYearPicker',
      'MuiClockPicker',
      'MuiCalendarOrClockPicker',
      'MuiPickerStaticWrapper',
      'MuiDateRangePickerInput',
      'MuiDateRangePickerViewDesktop',
    ],
  },
  'migration-pickers-v5#private-names': { keys: ['PrivatePickers'] },
  'migration-pickers-v5#date-range-type': { source: '/.+/' },
  'migration-pickers-v6#x-license-pro': { path: '^@mui/x-license-pro' },
  'migration-pickers-v6#locales': { source: root },
  'migration-pickers-v6#legacy-bundle': { path: '^@mui/x-date-pickers[\\w-]*/legacy(?:/|$)' },
  'migration-pickers-v6#deep-imports': { path: '^@mui/x-date-pickers[\\w-]*/internals' },
  'migration-pickers-v6#calendar-header': { source: '/DateCalendar$' },
  'migration-pickers-v6#picker-valid-date': { hasArguments: true },
  'migration-pickers-v7#licenseinfo': { source: notLicense },
  'migration-pickers-v7#internal-imports': {
    path: inside.replace('[\\w-]+)/', 'date-pickers[\\w-]*)/'),
  },
  'migration-pickers-v7#slotprops-textfield': {
    names: [
      'PickersTextField.slotProps',
      'PickersTextField.inputProps',
      'Pickers*InputProps',
      'PickersInput*Props.*',
    ],
  },
  'migration-pickers-v7#slots-textfield': { names: ['*Slots.textField'] },
  'migration-pickers-v7#disableopenpicker': { isOptional: true, names: ['*.disableOpenPicker'] },
  'migration-pickers-v7#tdate': { hasArguments: true },
  'migration-pickers-v7#section-generic': { hasArguments: true },
  'migration-pickers-v7#muipickerspopper': { keys: ['MuiPickersPopper'] },
  'migration-tree-view-lab#the-package-has-another-name': { path: '^@mui/lab/Tree' },
  'migration-tree-view-v6#no-bundle-for-old-browsers': { path: '^@mui/x-tree-view/legacy(?:/|$)' },
  'migration-tree-view-v7#onclick-and-onmousedown-are-on-the-root': {
    names: ['TreeItem.onClick', 'TreeItem.onMouseDown'],
  },
  'migration-tree-view-v7#two-methods-of-the-api-object': {
    names: ['TreeViewApi.setItemExpansion', 'TreeViewApi.selectItem'],
  },
  'migration-tree-view-v7#events-may-be-null': {
    names: [
      '*TreeView*.onExpandedItemsChange',
      '*TreeView*.onItemExpansionToggle',
      '*TreeView*.onSelectedItemsChange',
      '*TreeView*.onItemSelectionToggle',
    ],
  },
  'migration-tree-view-v7#theme-keys-and-class-names': { keys: ['MuiTreeView', 'MuiTreeItem2'] },
  'migration-tree-view-v7#imports-of-internal-paths': {
    path: inside.replace('[\\w-]+)/', 'tree-view[\\w-]*)/'),
  },
};

/** Entries that no name in the reader's code gives away, by the reason. They are checked by hand. */
export const behavior: Readonly<Record<string, readonly string[]>> = {
  'versions and builds': [
    'migration-charts-v6#material-ui',
    'migration-charts-v6#legacy-bundle',
    'migration-charts-v6#webpack-4',
    'migration-data-grid-v4#material-ui-core',
    'migration-data-grid-v6#material-ui',
    'migration-data-grid-v6#webpack-4',
    'migration-data-grid-v7#index-css',
    'migration-data-grid-v7#joy',
    'migration-pickers-lab#license',
    'migration-pickers-v5#luxon',
    'migration-pickers-v6#material-ui',
    'migration-pickers-v6#webpack-4',
    'migration-tree-view-lab#there-are-no-default-exports',
    'migration-tree-view-lab#configuration',
  ],
  'types alone, which the compiler checks': [
    'migration-charts-v6#theme-types',
    'migration-charts-v7#readonly',
    'migration-data-grid-v4#module-augmentation',
    'migration-data-grid-v4#make-styles',
    'migration-pickers-lab#theme-augmentation',
    'migration-tree-view-lab#types-for-the-theme',
  ],
  'looks and layout': [
    'migration-charts-v6#line-animation',
    'migration-charts-v6#no-data',
    'migration-charts-v6#sparkline-animation',
    'migration-charts-v7#legend-in-composition',
    'migration-charts-v7#tick-labels',
    'migration-charts-v7#axis-labels',
    'migration-charts-v7#default-colors',
    'migration-charts-v7#container-dom',
    'migration-charts-v7#css-filter',
    'migration-data-grid-v6#filter-panel-select',
    'migration-data-grid-v7#outlined',
    'migration-data-grid-v7#columns-reset',
    'migration-data-grid-v7#no-columns',
    'migration-pickers-v7#textfield-theme',
    'migration-tree-view-v7#the-indentation-is-on-the-content',
  ],
  'roles and texts, which tests may look for': [
    'migration-data-grid-v6#roles',
    'migration-data-grid-v7#treegrid',
    'migration-pickers-v5#tests',
    'migration-pickers-v7#range-dialog',
    'migration-pickers-v7#ampm-labels',
  ],
  'what people, data or callbacks meet': [
    'migration-charts-v6#scatter-voronoi',
    'migration-charts-v6#touch-action',
    'migration-charts-v7#axis-ids',
    'migration-data-grid-v5#render-cell-null',
    'migration-data-grid-v7#usegridselector',
    'migration-pickers-v5#value-format',
    'migration-data-grid-v5#alt-c',
    'migration-data-grid-v5#ctrl-enter',
    'migration-data-grid-v6#disabled-features',
    'migration-data-grid-v6#disable-multiple-row-selection',
    'migration-data-grid-v6#date-filters',
    'migration-data-grid-v6#print-selected-rows',
    'migration-data-grid-v6#instance-id',
    'migration-data-grid-v7#select-all',
    'migration-data-grid-v7#click-deselects',
    'migration-data-grid-v7#isrowselectable',
    'migration-data-grid-v7#header-filter-clear',
    'migration-data-grid-v7#grouping-value',
    'migration-pickers-v5#clock',
    'migration-pickers-v5#onchange',
    'migration-pickers-v6#datelibinstance',
    'migration-pickers-v6#luxon-weeks',
    'migration-pickers-v6#custom-parse-format',
    'migration-pickers-v7#mobile-editing',
    'migration-pickers-v7#partial-date',
    'migration-pickers-v7#clear-button',
    'migration-pickers-v7#next-button',
    'migration-pickers-v7#digital-clock',
  ],
};

/** The ids of the entries about behavior. */
export const behaviorIds: ReadonlySet<string> = new Set(Object.values(behavior).flat());

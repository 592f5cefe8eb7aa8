/** A name used elsewhere, and what it is called here. */
export interface Alias {
  /** As written there; case, spaces, dots and hyphens do not count. */
  says: readonly string[];
  /** The path of the page it means. For another library, this is the overview of the product that does the same. */
  page?: string;
  /** Its name here, which is searched for instead. */
  name?: string;
  /** Whether it matches only as plain words, with the spaces as written here. */
  isWords?: true;
  /** Whether it names another library; the results then say so. */
  isOther?: true;
}

export const aliases: readonly Alias[] = [
  {
    says: [
      'handsontable',
      'ag grid',
      'aggrid',
      'tanstack table',
      'react table',
      'tabulator',
      'datatables',
      'kendo grid',
      'syncfusion grid',
      'devextreme grid',
      'glide data grid',
      'react data grid',
      'material table',
      'mui datatables',
      'wijmo flexgrid',
      'slickgrid',
      'jqgrid',
      'revogrid',
      'antd table',
      'tanstack',
    ],
    page: '/react-data-grid/',
    isOther: true,
  },
  {
    says: [
      'react datepicker',
      'flatpickr',
      'react day picker',
      'daypicker',
      'air datepicker',
      'pikaday',
      'daterangepicker.js',
      'bootstrap datepicker',
      'jquery ui datepicker',
      'antd datepicker',
      'react dates',
      'litepicker',
      'react calendar',
    ],
    page: '/react-date-pickers/',
    isOther: true,
  },
  {
    says: [
      'recharts',
      'chart.js',
      'chartjs',
      'react chartjs 2',
      'highcharts',
      'nivo',
      'victory charts',
      'victory',
      'apexcharts',
      'echarts',
      'd3',
      'd3.js',
      'visx',
      'plotly',
      'amcharts',
      'google charts',
      'fusioncharts',
      'ag charts',
      'tremor',
    ],
    page: '/react-charts/',
    isOther: true,
  },
  {
    says: [
      'jstree',
      'rc tree',
      'react arborist',
      'react complex tree',
      'fancytree',
      'react sortable tree',
      'antd tree',
      'react checkbox tree',
      'headless tree',
      'react treebeard',
    ],
    page: '/react-tree-view/',
    isOther: true,
  },
  // Products, in plain words. Written as one word, they are component names.
  { says: ['data grid', 'grid', 'data table', 'table'], page: '/react-data-grid/', isWords: true },
  {
    says: ['date and time pickers', 'date pickers', 'time pickers', 'pickers', 'picker'],
    page: '/react-date-pickers/',
    isWords: true,
  },
  { says: ['charts', 'chart', 'graph', 'graphs'], page: '/react-charts/', isWords: true },
  { says: ['tree view', 'treeview', 'tree'], page: '/react-tree-view/', isWords: true },
  // Things that are documented under another name.
  {
    says: ['apiRef', 'useGridApiRef', 'gridApiRef', 'useGridApiContext'],
    page: '/api/data-grid/grid-api/',
  },
  {
    says: ['MuiPickersUtilsProvider', 'PickersUtilsProvider'],
    page: '/api/date-pickers/localization-provider/',
  },
  { says: ['ResponsiveContainer', 'ChartWrapper'], page: '/api/charts/chart-container/' },
  { says: ['gridcolumn', 'GridColumns', 'columnType'], page: '/api/data-grid/grid-col-def/' },
  // Names from other libraries and earlier versions.
  { says: ['cellRenderer', 'cell renderer', 'customCell'], name: 'renderCell' },
  { says: ['headerRenderer', 'headerComponent'], name: 'renderHeader' },
  { says: ['cellEditor', 'editComponent', 'customEditor'], name: 'renderEditCell' },
  { says: ['rowData', 'dataSourceRows', 'tableData'], name: 'rows' },
  { says: ['columnDefs', 'colDefs', 'columnDefinitions'], name: 'columns' },
  { says: ['onGridReady', 'gridOptions', 'gridRef', 'tableRef'], name: 'apiRef' },
  { says: ['rowKey', 'getRowKey', 'rowIdField'], name: 'getRowId' },
  {
    says: ['disable weekends', 'disable dates', 'disable days', 'disabled dates', 'blocked dates'],
    name: 'shouldDisableDate',
  },
  {
    says: [
      'beforeShowDay',
      'filterDate',
      'disabledDate',
      'isDateDisabled',
      'excludeDates',
      'isDayBlocked',
    ],
    name: 'shouldDisableDate',
  },
  { says: ['startDate', 'firstDate'], name: 'minDate' },
  { says: ['inputFormat', 'dateFormat'], name: 'format' },
  { says: ['renderInput', 'InputProps', 'TextFieldProps'], name: 'slotProps' },
  { says: ['checkedKeys', 'selectedKeys', 'checkedNodes'], name: 'selectedItems' },
  { says: ['expandedKeys', 'expandedNodes', 'openNodes'], name: 'expandedItems' },
  { says: ['treeData', 'nodes'], name: 'items' },
];

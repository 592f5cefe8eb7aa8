import { fold } from '../words';

/** The names of other libraries, by the page of the product that does the same. */
const libraries: Readonly<Record<string, string>> = {
  '/react-data-grid/':
    'handsontable, ag grid, tanstack, tanstack table, react table, tabulator, datatables, kendo grid, syncfusion grid, devextreme grid, glide data grid, react data grid, material table, mui datatables, wijmo flexgrid, slickgrid, jqgrid, revogrid, antd table',
  '/react-date-pickers/':
    'react datepicker, flatpickr, react day picker, daypicker, air datepicker, pikaday, daterangepicker.js, bootstrap datepicker, jquery ui datepicker, antd datepicker, react dates, litepicker, react calendar',
  '/react-charts/':
    'recharts, chart.js, react chartjs 2, highcharts, nivo, victory, victory charts, apexcharts, echarts, d3, d3.js, visx, plotly, amcharts, google charts, fusioncharts, ag charts, tremor',
  '/react-tree-view/':
    'jstree, rc tree, react arborist, react complex tree, fancytree, react sortable tree, antd tree, react checkbox tree, headless tree, react treebeard',
};

/** Keeps only letters and digits: spaces and dots in a name vary. */
const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const pages: ReadonlyMap<string, string> = new Map(
  Object.entries(libraries).flatMap(([page, names]) =>
    names.split(', ').map((name) => [keyOf(name), page] as const),
  ),
);

/** Returns the page of the product that does the same as another library, if a query is the name of one. */
export const pageForLibrary = (typed: string): string | undefined => pages.get(keyOf(typed));

// `npm run bench:imports`: what imports of the documented packages add to a page, next to what the guides say. Counts the import
// and its dependencies except React, bundled and minified by esbuild and gzipped, without the code that loads on demand.
import { readFileSync } from 'node:fs';
import { saidOf, sizeOfImport, use } from './lib/imports.mjs';
import { formatTable, kilobytes } from './lib/table.mjs';

const grid = '@mui/x-data-grid';
const charts = '@mui/x-charts';
const pickers = '@mui/x-date-pickers';
const adapters = ['Dayjs', 'DateFns', 'Luxon', 'Moment', 'DateFnsJalali', 'MomentHijri'];

/** Page -> the imports in its table, each as the name shown there and the code. */
const tables = {
  'react-data-grid': [
    ['DataGrid', use(['DataGrid'], grid)],
    ['DataGridPro', use(['DataGridPro'], `${grid}-pro`)],
    ['DataGridPremium', use(['DataGridPremium'], `${grid}-premium`)],
  ],
  'react-charts': [
    ['Gauge', use(['Gauge'], charts)],
    ['BarChart', use(['BarChart'], charts)],
    ['LineChart', use(['LineChart'], charts)],
    ['BarChart and LineChart', use(['BarChart', 'LineChart'], charts)],
    ['BarChartPro', use(['BarChartPro'], `${charts}-pro`)],
  ],
  'react-date-pickers': ['DateField', 'DateCalendar', 'MobileDatePicker', 'DatePicker'].map(
    (name) => [name, use([name], pickers)],
  ),
  'react-date-pickers/base-concepts': [...adapters, 'MomentJalaali'].map((name) => [
    `Adapter${name}`,
    use([`Adapter${name}`], `${pickers}/Adapter${name}`),
  ]),
};

const button = "import Button from '@mui/material/Button';\nglobalThis.used = Button;\n";

const rows = [['import', 'measured', 'said', 'on']];
for (const [page, imports] of Object.entries(tables)) {
  const text = readFileSync(`docs/${page}/index.mdx`, 'utf8');
  for (const [name, code] of imports) {
    rows.push([name, kilobytes(await sizeOfImport(code)), saidOf(text, name), page]);
  }
}
rows.push(['Button of Material UI', kilobytes(await sizeOfImport(button)), '', 'react-data-grid']);
console.log(formatTable(rows));

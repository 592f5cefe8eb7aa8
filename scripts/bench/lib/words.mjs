/** The vocabulary of the generated pages, large enough that text and navigation compress like those of real pages. */

const list = (text) => text.trim().split(/,\s+/);

export const products = [
  {
    path: 'react-data-grid',
    id: 'x-data-grid',
    name: 'Data Grid',
    component: 'DataGrid',
    things: list(`
      column, row, cell, header, footer, toolbar, filter panel, selection, group, detail panel`),
  },
  {
    path: 'react-date-pickers',
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    component: 'DatePicker',
    things: list(`
      field, section, calendar, clock, view, range, shortcut, format, time zone, placeholder`),
  },
  {
    path: 'react-charts',
    id: 'x-charts',
    name: 'Charts',
    component: 'LineChart',
    things: list(`
      axis, series, legend, tooltip, label, scale, gradient, grid line, highlight, margin`),
  },
  {
    path: 'react-tree-view',
    id: 'x-tree-view',
    name: 'Tree View',
    component: 'RichTreeView',
    things: list(`
      item, branch, checkbox, icon, label, expansion, focus, selection, drag handle, indentation`),
  },
];

export const aspects = list(`
  visibility, order, size, spacing, state, updates, styling, translation, keyboard control,
  server data, validation, export, recipes, events, defaults, performance`);

export const openings = list(`
  By default, With a controlled model, Without a server, In a narrow container,
  After the first render, On a touch screen, When the list is long, In strict mode,
  For most applications, If the value comes from a form`);

export const subjects = list(`
  the component, your application, the state, a parent, the callback, the API object,
  a keyboard user, the theme, each instance, the server`);

export const verbs = list(`
  keeps, measures, updates, reports, restores, announces, ignores, replaces, sorts, remembers,
  renders, compares`);

export const objects = list(`
  the last confirmed value, every visible part, one entry at a time, the height of its content,
  what was chosen before, an array of identifiers, only the changed ones,
  the label and its description, a copy of the previous model, two neighbors and their gap,
  a number of pixels, the order of the source`);

export const endings = list(`
  until the next change, and nothing else, before it paints, so that focus is not lost,
  unless you pass an empty list, in both directions, with a delay of 200 ms,
  as long as the identifiers are stable, which costs one more render,
  even when the data is still loading, and calls your function once, without a second request`);

export const fieldNames = list(`
  amount, status, country, owner, created, score, weight, city, total, priority, stock, rating`);

import measured from '../../src/products/support.json';

type Results = (typeof measured)[number]['results'];
type Name = keyof Results;

/** The error of a component that calls what React 17 doesn't have. */
const needsNewer = /useSyncExternalStore\)? is not a function/;

/**
 * What `npm run check:support` found when it mounted a component of each kind in a browser, as claims can't: they run with one React.
 * @param release - of the MUI X packages; by default the documented one of each
 */
export function supportOf(react: string, materialUi: string, release?: string): Results {
  const found = measured.find(
    (setup) =>
      setup.react.startsWith(`${react}.`) &&
      setup.materialUi.startsWith(`${materialUi}.`) &&
      ('release' in setup ? setup.release : undefined) === release,
  );
  if (!found) throw new Error(`React ${react} with Material UI ${materialUi} was not tried.`);
  return found.results;
}

const withReact17 = supportOf('17', '7');
const stops = (...names: Name[]) => names.every((name) => needsNewer.test(`${withReact17[name]}`));

/** Whether the documented release of a product stops in React 17. */
export const needsReact18 = {
  charts: stops('BarChart', 'LineChart'),
  grid: stops('DataGrid'),
  pickers: stops('DatePicker'),
  trees: stops('SimpleTreeView', 'RichTreeView'),
};

/** The components that don't work in a setup. */
export const failing = (results: Results) =>
  Object.entries(results).flatMap(([name, result]) => (result === true ? [] : [name]));

/** The versions of React or of Material UI that were tried, from the oldest on. */
export const triedVersions = (of: 'react' | 'materialUi'): string[] =>
  [...new Set(measured.map((setup) => setup[of]))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

import { merge } from '../../utils/merge';
import { orNothing } from '../../utils/orNothing';

/** Package name -> exact version. */
export type Versions = Readonly<Record<string, string>>;

/** The packages that a date adapter needs: package name -> its version, or null for the pinned one. */
type AdapterPackages = Readonly<Record<string, string | null>>;

/**
 * Every date adapter that the Date and Time Pickers export -> its date library. The V2 entry points are for the second
 * major of their library, so they have a version of their own.
 */
export const adapterPackages: Readonly<Record<string, AdapterPackages>> = {
  AdapterDateFns: { 'date-fns': null },
  AdapterDateFnsV2: { 'date-fns': '2.30.0' },
  AdapterDateFnsJalali: { 'date-fns-jalali': null },
  AdapterDateFnsJalaliV2: { 'date-fns-jalali': '2.30.0-0' },
  AdapterDayjs: { dayjs: null },
  AdapterLuxon: { luxon: null },
  AdapterMoment: { moment: null },
  AdapterMomentHijri: { moment: null, 'moment-hijri': null },
  AdapterMomentJalaali: { moment: null, 'moment-jalaali': null },
};

const adapterImport = /^@mui\/(?:x-date-pickers|x-date-pickers-pro|lab)\/(Adapter[^/]*)/;

/**
 * Returns the packages that an import of a date adapter needs besides the one it comes from.
 * @param specifier - as in the import: `@mui/x-date-pickers/AdapterDayjs`, also from `-pro` and `@mui/lab`
 * @returns package name -> version, null for the pinned one; empty for any other import
 * @throws TypeError that names the adapter if no date library is known for it
 */
export function packagesOfAdapter(specifier: string): AdapterPackages {
  const name = adapterImport.exec(specifier)?.[1];
  if (name === undefined) return {};
  const packages = Object.hasOwn(adapterPackages, name) ? adapterPackages[name] : undefined;
  if (!packages) {
    const known = Object.keys(adapterPackages).join(', ');
    throw new TypeError(`unknown date adapter "${name}"; known adapters: ${known}`);
  }
  return packages;
}

/** The packages that every sandbox needs, whatever its demo imports. The Material packages are peers of all products. */
export const basePackages: readonly string[] = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
];

/** The packages that build a sandbox; the TypeScript variant also has TypeScript and types. */
export const toolPackages: readonly string[] = ['vite', '@vitejs/plugin-react'];

/**
 * Returns the package that an import comes from: `@mui/x-charts` for `@mui/x-charts/BarChart`.
 * @returns null if it can't be a package: a relative or absolute path, an address, an alias such as `@/rows`
 */
export function packageOf(specifier: string): string | null {
  return /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? null;
}

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

function pinOf(name: string, pins: Versions): string {
  const version = Object.hasOwn(pins, name) ? pins[name] : undefined;
  if (version === undefined) throw new Error(`the package "${name}" has no pinned version`);
  return version;
}

const byName = (versions: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

export interface SandboxPackages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Returns the packages of a sandbox, for both variants: what its sources import, the date libraries of the adapters they
 * import, and what every sandbox needs.
 *
 * @param specifiers - of all imports in all its files; those that aren't packages are ignored
 * @param pins - package name -> exact version
 * @returns the dependencies by name, and the tools. The tools include pinned `@types/` packages of dependencies; a JavaScript
 * sandbox leaves these out
 * @throws Error that names a package without a pin, TypeError that names a date adapter that can't be mapped
 */
export function sandboxPackages(specifiers: readonly string[], pins: Versions): SandboxPackages {
  const dependencies: Record<string, string> = {};
  const imported = specifiers.map(packageOf).filter((name) => name !== null);
  for (const name of [...basePackages, ...imported]) dependencies[name] = pinOf(name, pins);
  for (const specifier of specifiers) {
    for (const [name, version] of Object.entries(packagesOfAdapter(specifier))) {
      dependencies[name] = version ?? pinOf(name, pins);
    }
  }
  const tools = [
    ...toolPackages,
    'typescript',
    ...Object.keys(dependencies)
      .map(typesOf)
      .filter((name) => Object.hasOwn(pins, name)),
  ];
  return {
    dependencies: byName(dependencies),
    devDependencies: byName(Object.fromEntries(tools.map((name) => [name, pinOf(name, pins)]))),
  };
}

/**
 * Adds what edited code imports to the packages of its demo: readers can import whatever some demo of the version does.
 *
 * @param texts - of all files
 * @param pins - of the version; a package without one is left out, as is all of this for a date adapter that doesn't exist
 */
export function withImports(
  packages: SandboxPackages,
  texts: readonly string[],
  pins: Versions,
): SandboxPackages {
  const specifiers = texts
    .flatMap((text) => [...text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)])
    .map(([, , specifier = '']) => specifier)
    .filter((specifier) => Object.hasOwn(pins, packageOf(specifier) ?? ''));
  return orNothing(() => merge(sandboxPackages(specifiers, pins), packages)) ?? packages;
}

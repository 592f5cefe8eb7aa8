import { packagesOfAdapter } from './adapters';

/** Package name -> exact version. */
export type Versions = Readonly<Record<string, string>>;

/** What every sandbox runs on, whatever its demo imports. The Material packages are peers of all products. */
export const basePackages: readonly string[] = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
];

/** What a sandbox is built with; TypeScript and types come on top in its variant. */
export const toolPackages: readonly string[] = ['vite', '@vitejs/plugin-react'];

/**
 * The package an import comes from: `@mui/x-charts/BarChart` is of `@mui/x-charts`.
 * @returns null when it is not a package: a relative or absolute path, an address, an alias
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
 * The packages of a sandbox, in both variants: what its sources import, the date libraries of the adapters they
 * import, and what every sandbox needs.
 *
 * @param specifiers - of all imports in all its files; those that are no packages are passed over
 * @param pins - package name -> exact version
 * @returns the dependencies by name, and the tools; the types of dependencies that have a pinned `@types/` package
 * are among the tools and left out of a JavaScript sandbox
 * @throws Error naming a package without a pin, TypeError naming a date adapter that cannot be mapped
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

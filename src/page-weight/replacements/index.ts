import path from 'node:path';

/** A module of the browser's scripts, and the file that takes its place. */
export interface StandIn {
  request: RegExp;
  file: string;
}

const own = (name: string): string => path.join(__dirname, `${name}.ts`);

/** A file below a package's folder. */
const inPackage = (name: string, file: string): RegExp =>
  new RegExp(`[/\\\\]${[...name.split('/'), 'lib', ...file.split('/')].join('[/\\\\]')}\\.js$`);

/** A module of Docusaurus' browser part, by its path there. */
export const inClient = (file: string): RegExp => inPackage('@docusaurus/core', `client/${file}`);

/** Modules of Docusaurus and its router of which the pages use a small part, and what has that part only. */
export const standIns: readonly StandIn[] = [
  { request: /^react-helmet-async$/, file: own('head') },
  { request: /^path-to-regexp$/, file: own('pathToRegexp') },
  { request: /^history$/, file: own('history') },
  { request: /^@docusaurus\/utils-common$/, file: own('utilsCommon') },
  {
    request: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/,
    file: own('progress'),
  },
  {
    request: inPackage('@docusaurus/theme-common', 'hooks/useWindowSize'),
    file: own('windowSize'),
  },
  { request: inClient('browserContext'), file: own('browserContext') },
  { request: inClient('exports/ExecutionEnvironment'), file: own('executionEnvironment') },
];

/** Packages that do nothing when loaded and do not say so: what a module takes from them and does not use, leaves. */
export const withoutEffects =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

import path from 'node:path';

/** A module of the browser's scripts, and the file that takes its place. */
export interface StandIn {
  request: RegExp;
  file: string;
}

const own = (name: string): string => path.join(__dirname, `${name}.ts`);

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
];

/** Packages that do nothing when loaded and do not say so: what a module takes from them and does not use, leaves. */
export const withoutEffects =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

import path from 'node:path';

/** A module of the browser's scripts, and the file that takes its place. */
export interface Replacement {
  /** See `pieces.mjs`. */
  piece: string;
  request: RegExp;
  file: string;
}

const own = (name: string): string => path.join(__dirname, `${name}.ts`);

/** A module of Docusaurus' browser part, by its path there. */
export const inClient = (file: string): RegExp =>
  new RegExp(`[/\\\\]@docusaurus[/\\\\]core[/\\\\]lib[/\\\\]client[/\\\\]${file}\\.js$`);

/** Modules of Docusaurus and its router of which the pages use a small part, and what has that part only. */
export const replacements: readonly Replacement[] = [
  { piece: 'head', request: /^react-helmet-async$/, file: own('head') },
  { piece: 'small-parts', request: /^path-to-regexp$/, file: own('pathToRegexp') },
  { piece: 'common-utilities', request: /^@docusaurus\/utils-common$/, file: own('utilsCommon') },
  {
    piece: 'small-parts',
    request: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/,
    file: own('progress'),
  },
];

/** Packages that do nothing when loaded and do not say so: what a module takes from them and does not use, leaves. */
export const withoutEffects =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

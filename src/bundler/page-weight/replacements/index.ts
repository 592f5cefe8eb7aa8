import path from 'node:path';

const own = (name: string): string => path.join(__dirname, `${name}.ts`);

/** Matches a module of Docusaurus' client code by its path there. */
export const inClient = (file: string): RegExp =>
  new RegExp(`[/\\\\]@docusaurus[/\\\\]core[/\\\\]lib[/\\\\]client[/\\\\]${file}\\.js$`);

/** Modules of Docusaurus and its router of which pages use a small part, and files with only that part; for pieces see `pieces.mjs`. */
export const replacements = [
  { piece: 'head', request: /^react-helmet-async$/, file: own('head') },
  { piece: 'small-parts', request: /^path-to-regexp$/, file: own('pathToRegexp') },
  { piece: 'small-parts', request: /^react-loadable$/, file: own('loadable') },
  { piece: 'small-parts', request: /^history$/, file: own('routerHistory') },
  {
    piece: 'small-parts',
    request: inClient('BaseUrlIssueBanner/index'),
    file: own('baseUrlBanner'),
  },
  { piece: 'common-utilities', request: /^@docusaurus\/utils-common$/, file: own('utilsCommon') },
  {
    piece: 'small-parts',
    request: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/,
    file: own('progress'),
  },
];

/** Packages without side effects that don't declare it. Once they are marked, their unused exports are tree-shaken. */
export const withoutEffects =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

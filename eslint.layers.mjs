import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of `src` in layers, from the bottom. A folder uses only folders of the layers below its own; a folder inside another
 * one has a layer of its own. What `@theme/…` stands for is up to Docusaurus.
 */
const layers = [
  ['utils'],
  ['products', 'bundler', 'code/static-html'],
  ['content/mdx', 'navigation', 'interaction/shortcuts'],
  ['versions/snapshots'],
  ['analytics', 'machine-pages/numbers', 'bundler/page-weight', 'interaction/robustness'],
  ['css'],
  ['components', 'components/figures'],
  ['preferences'],
  ['code'],
  ['demos', 'interaction'],
  ['api-reference', 'live-editing'],
  ['demos/reader-theme'],
  ['inspect'],
  ['configure', 'content', 'hosting', 'migration', 'versions/next'],
  ['demos/gallery', 'migration/upgrade'],
  ['offline', 'search'],
  ['machine-pages'],
  ['theme', 'pages'],
];

const folders = layers.flat();

const missing = readdirSync(path.join(import.meta.dirname, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .find(({ name }) => !folders.some((folder) => folder === name || folder.startsWith(`${name}/`)));
if (missing) throw new Error(`eslint.layers.mjs: src/${missing.name} has no layer.`);

/** Returns the folders inside a folder that have a layer of their own, relative to it. */
const innerOf = (folder) =>
  folders
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => other.slice(folder.length + 1));

/** Returns the source of a regular expression for paths into a folder; `slash` is how they spell a slash. */
function into(folder, slash) {
  const inner = innerOf(folder).map((name) => `${name}${slash}`);
  return (
    `${folder.replaceAll('/', slash)}${slash}` + (inner.length > 0 ? `(?!${inner.join('|')})` : '')
  );
}

/** Returns the rules for the files of a folder. */
function rulesOf(folder, above, syntax) {
  const message = `This folder is not below src/${folder} (eslint.layers.mjs). What a feature adds to folders below it, it registers in src/features.ts.`;
  const any = (slash) => `(?:${above.map((other) => into(other, slash)).join('|')})`;
  const inText = `/(?:^|[^\\w-])src\\/${any('\\/')}/`;
  const named = [
    `Literal[value=${inText}]`,
    `TemplateElement[value.raw=${inText}]`,
    // In a regular expression, a slash has a backslash before it.
    `Literal[regex.pattern=/src\\\\\\/(?:\\(\\?:)?${any('\\\\\\/')}/]`,
  ].map((selector) => ({ selector, message }));
  const isImport =
    'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSLiteralType';
  return {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(?:\\.\\./)+${any('/')}`, message }] },
    ],
    'no-restricted-syntax': [
      'error',
      ...syntax,
      ...named,
      {
        selector: `:not(${isImport}) > Literal[value=/^@site\\/src\\/(?!${folder.replaceAll('/', '\\/')}\\/)/]`,
        message:
          'No import checks this name. A module of another feature is named in the configuration (src/features.ts).',
      },
    ],
  };
}

/**
 * Returns configurations that hold the layers, for imports and for strings and regular expressions that name a folder.
 * @param {readonly object[]} syntax other entries of `no-restricted-syntax`, which these would replace
 */
export const layersConfig = (syntax) =>
  layers.flatMap((layer, index) =>
    layer.map((folder) => ({
      files: [`src/${folder}/**/*.{ts,tsx,cjs,mjs}`],
      ignores: [...innerOf(folder).map((name) => `src/${folder}/${name}/**`), '**/*.test.*'],
      rules: rulesOf(
        folder,
        layers
          .slice(index)
          .flat()
          .filter((other) => other !== folder),
        syntax,
      ),
    })),
  );

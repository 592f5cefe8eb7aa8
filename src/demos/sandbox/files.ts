import { packagePins } from '../../products/pins';
import { escapeHtml } from '../../utils/escapeHtml';
import { merge } from '../../utils/merge';
import type { CodeVariant } from '../../preferences/values';
import type { SandboxPackages } from './dependencies';

export interface SandboxSource {
  /** Name of the demo's component and of its file without extension. */
  name: string;
  title: string;
  variant: CodeVariant;
  /** Path below `src/` -> text in this variant, including the demo's own file: `Name.tsx`, `data/orders.ts`. */
  sources: Readonly<Record<string, string>>;
  packages: SandboxPackages;
  /** Text direction of the page, the theme and the styles in the sandbox. */
  direction?: 'ltr' | 'rtl';
  /** Address of the icon font's stylesheet that a maintainer has configured, for demos that need it; a public one by default. */
  iconFont?: string;
  /** What `createTheme` takes, as plain data; without it, the sandbox has Material's theme. */
  theme?: object;
}

export interface Sandbox {
  title: string;
  /** Path from the root of the project -> text. */
  files: Record<string, string>;
  /** The file to show first. */
  main: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const isMirrored = ({ direction }: SandboxSource): boolean => direction === 'rtl';

const pinned = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, packagePins[name] ?? '']));

/** The additional packages that a sandbox needs to mirror the styles of its demo as the site does. */
const mirrorPackages: SandboxPackages = {
  dependencies: pinned('@emotion/cache', '@mui/stylis-plugin-rtl', 'stylis'),
  devDependencies: pinned('@types/stylis'),
};

function packageJson(source: SandboxSource): string {
  const { title, variant, packages } = source;
  const { dependencies, devDependencies } = isMirrored(source)
    ? merge(packages, mirrorPackages)
    : packages;
  const isTypes = (name: string): boolean => name === 'typescript' || name.startsWith('@types/');
  const tools = Object.entries(devDependencies).filter(
    ([name]) => variant === 'TS' || !isTypes(name),
  );
  // Its version for the second major is a prerelease, which by npm's rules matches no peer range of the pickers.
  const jalali = 'date-fns-jalali';
  const overrides = jalali in dependencies ? { overrides: { [jalali]: `$${jalali}` } } : {};
  return json({
    name: 'demo',
    description: title,
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies: Object.fromEntries(tools),
    ...overrides,
  });
}

/** Whether a source shows icons by name, with Material's `Icon`, which needs a font. */
export function needsIconFont(source: string): boolean {
  return /from '@mui\/material\/Icon'|\bimport\s*\{[^}]*\bIcon\b[^}]*\}\s*from '@mui\/material'/.test(
    source,
  );
}

/** The icon font's stylesheet at a public address: sandboxes can't load the site's own copy if it's only on this machine. */
const publicIconFont = 'https://fonts.googleapis.com/icon?family=Material+Icons';

function fontLink({ sources, iconFont = publicIconFont }: SandboxSource): string {
  return Object.values(sources).some(needsIconFont)
    ? `\n    <link rel="stylesheet" href="${escapeHtml(iconFont)}" />`
    : '';
}

const indexHtml = (source: SandboxSource, entry: string): string => `<!doctype html>
<html lang="en" dir="${source.direction ?? 'ltr'}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${escapeHtml(source.title)}</title>${fontLink(source)}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`;

/** Returns the declaration of Material's theme in the entry file. */
function themeCode(source: SandboxSource): string {
  const schemes = 'colorSchemes: { light: true, dark: true }';
  return isMirrored(source)
    ? `const theme = createTheme({\n  direction: 'rtl',\n  ${schemes},\n});\n\n`
    : `const theme = createTheme({ ${schemes} });\n\n`;
}

const mirrorCode = `// Mirrors the styles of all components.
const rtlCache = createCache({
  key: 'mui-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

`;

function entryFile(source: SandboxSource): string {
  const { name, variant, theme } = source;
  const mirrored = (lines: string): string => (isMirrored(source) ? lines : '');
  const root = `<React.StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <div style={{ margin: 24 }}>
        <${name} />
      </div>
    </ThemeProvider>
  </React.StrictMode>`;
  const content = isMirrored(source)
    ? `<CacheProvider value={rtlCache}>\n    ${root.replace(/\n/g, '\n  ')}\n  </CacheProvider>`
    : root;
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
${mirrored(`import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
`)}import CssBaseline from '@mui/material/CssBaseline';
import { ${theme ? '' : 'createTheme, '}ThemeProvider } from '@mui/material/styles';
${mirrored(`import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
`)}import ${name} from './${name}';${theme ? "\nimport { theme } from './theme';" : ''}

${theme ? '' : themeCode(source)}${mirrored(mirrorCode)}createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(
  ${content},
);
`;
}

const viteConfig = `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({ plugins: [react()] });
`;

const tsconfig = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
});

/**
 * Returns a file that exports a theme.
 *
 * @param options - what `createTheme` takes, as plain data
 */
export function themeFile(options: object, variant: CodeVariant): string {
  // `inScheme` is left out: `createTheme` has nothing for one color scheme except colors. Keys lose their quotes where they can.
  const plain = (key: string, value: unknown): unknown => (key === 'inScheme' ? undefined : value);
  const text = JSON.stringify(options, plain, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');
  const head = "import { createTheme } from '@mui/material/styles';\n\n";
  const use = '// Used by <ThemeProvider theme={theme}> around the application.\n';
  return variant === 'JS'
    ? `${head}${use}export const theme = createTheme(${text});\n`
    : `${head.replace('createTheme }', 'createTheme, type ThemeOptions }')}const options: object = ${text};\n\n${use}export const theme = createTheme(options as ThemeOptions);\n`;
}

/**
 * Returns the files of a project that shows one demo: Vite, React and the demo's own sources, in TypeScript or JavaScript.
 * Pure; the sources stay as they are.
 */
export function sandboxFiles(source: SandboxSource): Sandbox {
  const { name, title, variant, sources, theme, direction } = source;
  const isTypeScript = variant === 'TS';
  const entry = isTypeScript ? 'main.tsx' : 'main.jsx';
  const own = Object.entries(sources).map(([path, text]) => [`src/${path}`, text]);
  return {
    title,
    files: {
      'package.json': packageJson(source),
      'index.html': indexHtml(source, entry),
      [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: viteConfig,
      ...(isTypeScript ? { 'tsconfig.json': tsconfig } : {}),
      [`src/${entry}`]: entryFile(source),
      ...(theme && {
        [`src/theme.${isTypeScript ? 'ts' : 'js'}`]: themeFile(
          direction === 'rtl' ? { direction, ...theme } : theme,
          variant,
        ),
      }),
      ...Object.fromEntries(own),
    },
    main: `src/${name}${isTypeScript ? '.tsx' : '.jsx'}`,
  };
}

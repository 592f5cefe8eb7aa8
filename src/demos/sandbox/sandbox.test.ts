import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressToBase64, decompressFromBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { packagePins } from '../../products/pins';
import {
  adapterPackages,
  packageOf,
  packagesOfAdapter,
  sandboxPackages,
  withImports,
} from './dependencies';
import { sandboxFiles } from './files';
import { defineFields } from '.';
import { variantPath } from '../paths';

describe('packagesOfAdapter', () => {
  it.each(['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/lab'])(
    'maps the adapters of %s',
    (name) => {
      expect(packagesOfAdapter(`${name}/AdapterDayjs`)).toEqual({ dayjs: null });
      expect(packagesOfAdapter(`${name}/AdapterDateFnsJalali`)).toEqual({
        'date-fns-jalali': null,
      });
      expect(packagesOfAdapter(`${name}/AdapterMomentHijri`)).toEqual({
        moment: null,
        'moment-hijri': null,
      });
    },
  );

  it.each(['x-date-pickers', 'x-date-pickers-pro'])(
    'knows exactly the adapters that the installed %s exports',
    (name) => {
      const entries = readdirSync(join(__dirname, '../../../node_modules/@mui', name));
      // The base is what the adapters of date-fns share; it isn't an adapter itself.
      const adapters = entries.filter(
        (entry) => entry.startsWith('Adapter') && entry !== 'AdapterDateFnsBase',
      );
      expect(Object.keys(adapterPackages).sort()).toEqual(adapters.sort());
    },
  );

  it.each([
    '@mui/x-date-pickers/AdapterTemporal',
    '@mui/lab/AdapterDateFnsBase',
    '@mui/x-date-pickers/Adapter',
    '@mui/lab/AdapterDateFnsV3',
  ])('throws a TypeError that names the adapter of %s', (specifier) => {
    expect(() => packagesOfAdapter(specifier)).toThrow(TypeError);
    expect(() => packagesOfAdapter(specifier)).toThrow(`"${specifier.split('/').at(-1)}"`);
  });

  it.each([
    '@mui/x-date-pickers',
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-data-grid/AdapterDayjs',
    'toString',
    '',
  ])('requires no packages for %j', (specifier) => {
    expect(packagesOfAdapter(specifier)).toEqual({});
  });
});

describe('packageOf', () => {
  it.each([
    ['react', 'react'],
    ['dayjs/locale/de', 'dayjs'],
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['@mui/x-charts', '@mui/x-charts'],
    ['./rows', null],
    ['../rows', null],
    ['/rows', null],
    // An alias such as @site looks like a scope, but is refused anyway, because it has no pin.
    ['@site/src/demos', '@site/src'],
    ['@/rows', null],
    ['@mui', null],
    ['https://example.com/x.js', null],
    ['', null],
  ])('%j belongs to the package %j', (specifier, expected) => {
    expect(packageOf(specifier)).toBe(expected);
  });
});

describe('sandboxPackages', () => {
  const pins: Record<string, string> = { ...packagePins, '@types/luxon': '1.0.0' };

  it('pins the imported packages, their date library, their types, and the base packages', () => {
    const { dependencies, devDependencies } = sandboxPackages(
      [
        'react',
        '@mui/x-date-pickers/AdapterLuxon',
        '@mui/x-date-pickers/DatePicker',
        './data/orders',
      ],
      pins,
    );
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-date-pickers',
      'luxon',
      'react',
      'react-dom',
    ]);
    expect(dependencies['@mui/x-date-pickers']).toBe(packagePins['@mui/x-date-pickers']);
    expect(devDependencies).toMatchObject({
      typescript: pins.typescript,
      vite: pins.vite,
      '@types/luxon': '1.0.0',
    });
    expect(Object.keys(devDependencies)).toContain('@types/react');
  });

  it('pins the major version that a V2 adapter requires', () => {
    const { dependencies } = sandboxPackages(
      ['date-fns', '@mui/x-date-pickers/AdapterDateFnsV2'],
      pins,
    );
    expect(dependencies['date-fns']).toBe('2.30.0');
  });

  it('throws an error that names a package without a pin', () => {
    expect(() => sandboxPackages(['lodash/debounce'], pins)).toThrow(
      'the package "lodash" has no pinned version',
    );
    expect(() => sandboxPackages(['constructor'], pins)).toThrow('"constructor"');
  });
});

describe('withImports', () => {
  const frozen = { ...packagePins, '@mui/x-tree-view': '8.0.0' };
  const packages = sandboxPackages(['@mui/x-tree-view'], frozen);

  it('adds what the code imports, and keeps the versions of the demo', () => {
    const code = `import {
  type Dayjs,
} from "dayjs";
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import './rows';
const more = import('lodash');`;
    const { dependencies, devDependencies } = withImports(packages, [code], packagePins);
    expect(dependencies).toEqual({
      ...packages.dependencies,
      '@mui/x-date-pickers': packagePins['@mui/x-date-pickers'],
      dayjs: packagePins.dayjs,
      luxon: packagePins.luxon,
    });
    expect(dependencies['@mui/x-tree-view']).toBe('8.0.0');
    expect(Object.keys(devDependencies)).toContain('@types/luxon');
  });

  it('adds nothing for an adapter that does not exist', () => {
    const code = "import { AdapterNew } from '@mui/x-date-pickers/AdapterNew';";
    expect(withImports(packages, [code], packagePins)).toEqual(packages);
  });
});

describe('sandboxFiles', () => {
  const packages = sandboxPackages(['@mui/x-data-grid'], packagePins);
  const build = (variant: 'TS' | 'JS') =>
    sandboxFiles({
      name: 'Orders',
      title: 'Orders <of> a week',
      variant,
      packages,
      sources: { [variantPath('Orders.tsx', variant)]: 'code' },
    });

  it('creates a TypeScript project', () => {
    const { files, main } = build('TS');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/main.tsx',
      'src/Orders.tsx',
    ]);
    expect(files[main]).toBe('code');
    expect(files['index.html']).toContain('<title>Orders &lt;of&gt; a week</title>');
    expect(files['index.html']).toContain('src="/src/main.tsx"');
  });

  it('adds an npm override for the prerelease that the Jalali V2 adapter requires', () => {
    const { files } = sandboxFiles({
      name: 'Orders',
      title: 'Orders',
      variant: 'JS',
      packages: sandboxPackages(['@mui/x-date-pickers/AdapterDateFnsJalaliV2'], packagePins),
      sources: {},
    });
    const { dependencies, overrides } = JSON.parse(files['package.json'] ?? '');
    expect(dependencies['date-fns-jalali']).toBe('2.30.0-0');
    expect(overrides).toEqual({ 'date-fns-jalali': '$date-fns-jalali' });
    expect(build('TS').files['package.json']).not.toContain('overrides');
  });

  it('creates a JavaScript project without any TypeScript', () => {
    const { files, main } = build('JS');
    expect(main).toBe('src/Orders.jsx');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'src/main.jsx',
      main,
    ]);
    expect(files['package.json']).not.toMatch(/typescript|@types|tsc/);
    expect(files['src/main.jsx']).not.toContain("('root')!");
  });
});

describe('sandboxFiles of a demo with icons', () => {
  const withSources = (sources: Record<string, string>, iconFont?: string) =>
    sandboxFiles({
      name: 'Orders',
      title: 'Orders',
      variant: 'JS',
      packages: sandboxPackages([], packagePins),
      sources,
      iconFont,
    }).files['index.html'];
  const icon = { 'Orders.jsx': '', 'cell.jsx': "import Icon from '@mui/material/Icon';" };

  it('includes a link to the icon font, unlike that of other demos', () => {
    expect(withSources(icon)).toContain(
      '<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons" />',
    );
    expect(withSources(icon, 'https://fonts.example/a.css')).toContain(
      '"https://fonts.example/a.css"',
    );
    expect(withSources({ 'Orders.jsx': "import Box from '@mui/material/Box';" })).not.toContain(
      '<link',
    );
  });
});

describe('sandboxFiles of a mirrored demo', () => {
  const mirrored = sandboxFiles({
    name: 'Orders',
    title: 'Orders',
    variant: 'TS',
    direction: 'rtl',
    packages: sandboxPackages(['@mui/x-tree-view'], packagePins),
    sources: { 'Orders.tsx': '' },
  }).files;

  it('mirrors page, theme and styles', () => {
    expect(mirrored['index.html']).toContain('<html lang="en" dir="rtl">');
    expect(mirrored['src/main.tsx']).toContain("direction: 'rtl'");
    expect(mirrored['src/main.tsx']).toContain('stylisPlugins: [prefixer, rtlPlugin]');
    const { dependencies, devDependencies } = JSON.parse(mirrored['package.json'] ?? '');
    for (const name of ['@emotion/cache', '@mui/stylis-plugin-rtl', 'stylis']) {
      expect(dependencies[name]).toBe(packagePins[name]);
    }
    expect(devDependencies['@types/stylis']).toBe(packagePins['@types/stylis']);
  });
});

describe('sandboxFiles of a demo in a theme', () => {
  const theme = { spacing: 4, components: { 'a-b': { x_1: '"q":' } } };
  const build = (variant: 'TS' | 'JS', direction: 'ltr' | 'rtl') =>
    sandboxFiles({
      name: 'Orders',
      title: 'Orders',
      variant,
      direction,
      packages: sandboxPackages([], packagePins),
      sources: {},
      theme,
    }).files;

  it('has the theme in a file that its entry uses', () => {
    const files = build('TS', 'ltr');
    expect(files['src/theme.ts']).toContain('const options: object = {\n  spacing: 4,');
    expect(files['src/theme.ts']).toContain(`"a-b": {\n      x_1: "\\"q\\":"`);
    expect(files['src/main.tsx']).toContain("import { theme } from './theme';");
    expect(files['src/main.tsx']).not.toContain('createTheme');
    expect(build('JS', 'rtl')['src/theme.js']).toContain('direction: "rtl"');
  });
});

describe('defineFields', () => {
  it('returns parameters that CodeSandbox can decode', () => {
    const { parameters = '' } = defineFields({ 'src/a.js': 'x ? "ä" : 1' }, compressToBase64);
    expect(parameters).toMatch(/^[\w-]+$/);
    const text = decompressFromBase64(parameters.replace(/-/g, '+').replace(/_/g, '/'));
    expect(JSON.parse(text)).toEqual({ files: { 'src/a.js': { content: 'x ? "ä" : 1' } } });
  });
});

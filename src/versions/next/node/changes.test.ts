import { expect, it } from 'vitest';
import { changeEntries, readChangelog } from './changelog';

const log = readChangelog(`# Changelog

## 8.3.0

### Charts

#### \`@mui/x-charts@8.3.0\`

- [charts] Newer than the docs (#5)

#### \`@mui/x-charts-pro@8.3.0\`

- [charts-pro] Only here is this package at the version (#5)

## 8.2.0

- 📊 Highlights

### Data Grid

- [DataGrid] Of another product (#4)

### Charts

#### \`@mui/x-charts@8.2.0\`

- [charts] Add monochrome palettes (#3) @someone
- [charts] Default \`scaleType\` of the axis \`x\` (#3)
- [charts] Refactor axis types (#3)

#### \`@mui/x-charts-tree@8.2.0\`

- [charts-tree] Already there (#3)

## 8.1.0

### Charts

- [charts] Known (#2)
`);

const packages = [
  { name: '@mui/x-charts', from: '8.1.0', to: '8.2.0' },
  { name: '@mui/x-charts-pro', from: '8.1.0', to: '8.3.0' },
  { name: '@mui/x-charts-tree', from: '8.2.0', to: '8.2.0' },
];
const guide = {
  file: 'docs/react-charts/axis/index.mdx',
  components: ['BarChart'],
  text: '---\ntitle: Axis\n---\n\n`x` is the first axis.\n\nSet `scaleType`.\n',
  demos: [],
};

it('lists what the log says about each package between its releases, and where guides name it', () => {
  const entries = changeEntries(
    log,
    { name: 'Charts', guides: [guide] },
    { from: '8.1.0', to: '8.2.0', packages },
    'CHANGELOG.md',
  );
  expect(entries.map(({ line, about, changes }) => [line, about, ...changes])).toEqual([
    [13, '8.3.0: [charts-pro] Only here is this package at the version'],
    [27, '8.2.0: [charts] Add monochrome palettes'],
    [
      28,
      '8.2.0: [charts] Default `scaleType` of the axis `x`',
      'Named in `docs/react-charts/axis/index.mdx:7`.',
    ],
  ]);
});

import { describe, expect, it } from 'vitest';
import { needsIconFont } from '../../demos/sandbox/files';
import { defaultComponent, importsOf, ownHeight, previewOf } from './inspectDemo';
import { parseSource } from './parse';

const component = (source: string) => defaultComponent(parseSource(source)).type;

describe('defaultComponent', () => {
  it.each([
    ['export default function A() {}', 'FunctionDeclaration'],
    ['export default () => null', 'ArrowFunctionExpression'],
    ['function A() {}\nexport default A', 'FunctionDeclaration'],
    ['const A = () => null;\nexport default A', 'ArrowFunctionExpression'],
    ['export const A = React.memo(() => null);\nexport default A', 'CallExpression'],
    ['export default class extends React.Component {}', 'ClassDeclaration'],
  ])('%s', (source, type) => {
    expect(component(source)).toBe(type);
  });

  it.each([
    'export default 1',
    'export default <A />',
    'const a = {};\nexport default a',
    'export const a = 1',
    '',
  ])('rejects %j', (source) => {
    expect(() => component(source)).toThrow(/default/);
  });
});

describe('importsOf', () => {
  it('finds every kind of import and re-export', () => {
    const source = `import a from 'a';\nimport 'b';\nexport * from 'c';\nexport { d } from 'd';\nimport('e');\nimport(f);`;
    expect(importsOf(parseSource(source))).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((specifier, index) => ({
        specifier,
        line: index + 1,
        names: [],
      })),
    );
  });
});

describe('previewOf', () => {
  it('is the JSX that the component returns, not that of nested functions', () => {
    const source = `const Cell = () => {\n  return <b />;\n};\nexport default function A() {\n  const f = () => <i />;\n  return (\n    <div>\n      <Cell />\n    </div>\n  );\n}\n`;
    expect(previewOf(source)).toEqual({ first: 7, last: 9, isCut: false });
  });

  it('is cut when it is long, and the start of the file when there is no JSX', () => {
    const rows = Array.from({ length: 30 }, (_, index) => `      <p>${index}</p>`).join('\n');
    expect(previewOf(`export default () => (\n    <div>\n${rows}\n    </div>\n);`)).toEqual({
      first: 2,
      last: 13,
      isCut: true,
    });
    expect(previewOf('export default function A() {\n  return null;\n}\n')).toEqual({
      first: 1,
      last: 3,
      isCut: false,
    });
  });

  it('looks inside React.memo', () => {
    expect(previewOf('export default React.memo(function A() {\n  return <a />;\n});').first).toBe(
      2,
    );
  });
});

describe('ownHeight', () => {
  const height = (jsx: string) => ownHeight(parseSource(`export default () => ${jsx};`));
  it.each([
    ['<Chart height={300} />', 300],
    ['<div style={{ height: 400 }} />', 400],
    ["<Box sx={{ width: '100%', height: 520 }}><Grid /></Box>", 520],
    ['<Provider><Chart height={200} /></Provider>', 200],
    ["<div style={{ height: '50vh' }} />", undefined],
    ['<div style={style} />', undefined],
    ['<div {...props} />', undefined],
    ['<Stack><A height={1} /><B height={2} /></Stack>', undefined],
    ['null', undefined],
  ])('%s: %s', (jsx, expected) => {
    expect(height(jsx)).toBe(expected);
  });
});

describe('needsIconFont', () => {
  it('is true for Icon, but not for IconButton or SvgIcon', () => {
    expect(needsIconFont("import Icon from '@mui/material/Icon';")).toBe(true);
    expect(needsIconFont("import { Button, Icon } from '@mui/material';")).toBe(true);
    expect(needsIconFont("import IconButton from '@mui/material/IconButton';")).toBe(false);
    expect(needsIconFont("import { SvgIcon } from '@mui/material';")).toBe(false);
  });
});

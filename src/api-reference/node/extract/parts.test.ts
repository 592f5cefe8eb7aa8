import { describe, expect, it } from 'vitest';
import { propTypesOf, readJsModule } from './jsModule';
import { pagePath, slugOf } from './names';
import { classPrefix } from './parts';
import { readThemeKeys, themeKeyOf } from './reader';
import { parseParam } from './signature';

it.each([
  ['DataGrid', 'data-grid'],
  ['SparkLineChart', 'spark-line-chart'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['GridApi', 'grid-api'],
  ['AiAssistantPanelTrigger', 'ai-assistant-panel-trigger'],
])('slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

it("builds a page's path from its product and name", () => {
  expect(pagePath('data-grid', 'GridColDef')).toBe('/api/data-grid/grid-col-def/');
});

describe('readJsModule', () => {
  it.each(['Field', 'FieldRaw', 'FieldComponent'])('finds the propTypes of %s', (name) => {
    const text = `function ${name}() {}\n${name}.propTypes = { a: PropTypes.string.isRequired, 'aria-label': PropTypes.string };`;
    expect(propTypesOf(readJsModule(text), 'Field')?.map((each) => each.name)).toEqual([
      'a',
      'aria-label',
    ]);
  });

  it('does not use the propTypes of another component in the module', () => {
    const module = readJsModule('Other.propTypes = { a: PropTypes.string };');
    expect(propTypesOf(module, 'Field')).toBeNull();
  });

  it('reads class prefixes and theme names', () => {
    const module = readJsModule(
      "const c = generateUtilityClasses('MuiA', ['root']); function A(p) { useADefaultizedProps(p, 'MuiA'); }",
    );
    expect(module.classPrefixes).toEqual(['MuiA']);
    expect(module.themeNames).toEqual(['MuiA']);
    expect(classPrefix([module], 'B')).toBe('MuiA');
    expect(classPrefix([], 'B')).toBe('MuiB');
  });
});

describe('parseParam', () => {
  it.each([
    ['{number} a How far.', { type: 'number', name: 'a', description: 'How far.' }],
    ['{{ a: { b: 1 } }} a Nested.', { type: '{ a: { b: 1 } }', name: 'a', description: 'Nested.' }],
    ['{string} [a=1] Optional.', { type: 'string', name: 'a', description: 'Optional.' }],
    ['params.row The row.', { type: '', name: 'params.row', description: 'The row.' }],
    ['', { type: '', name: '', description: '' }],
  ])('%s', (text, expected) => expect(parseParam(text)).toEqual(expected));
});

it('reads the theme keys of a package', () => {
  const keys = readThemeKeys(
    'export interface AComponentsPropsList { MuiField: FieldProps<any>; MuiBar: ExportedBarProps; }',
  );
  expect([themeKeyOf('Field', keys), themeKeyOf('Bar', keys), themeKeyOf('Baz', keys)]).toEqual([
    'MuiField',
    'MuiBar',
    null,
  ]);
});

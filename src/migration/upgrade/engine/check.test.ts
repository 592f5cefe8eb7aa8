import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../../node/readGuides';
import { checkUpgrade, isIgnored, largestFile } from './check';
import { majorsOf } from './majors';
import { reportMarkdown } from './markdown';

const entries = readGuides(path.resolve(import.meta.dirname, '../../../../docs'));

const check = (text: string, file = 'src/App.tsx', from = 4, to = 8) =>
  checkUpgrade([{ path: file, text }], entries, { from, to });

/** What is found in a text: guide and anchor without `migration-`, and the line. */
const found = (text: string, file?: string, from?: number, to?: number): string[] =>
  check(text, file, from, to).findings.map(
    ({ entry, line }) => `${entry.page.replace('migration-', '')}#${entry.id}:${line}`,
  );

const grid = "import { DataGrid } from '@mui/x-data-grid';\n";

describe('imports', () => {
  it.each([
    ['a path', "import '@mui/x-charts/modern/LineChart';", 'charts-v7#deep-imports:1'],
    [
      'a removed export',
      "import { GridOverlays } from '@mui/x-data-grid';",
      'data-grid-v7#removed-exports:1',
    ],
    ['a locale of the root', "import { deDE } from '@mui/x-data-grid';", 'data-grid-v6#locales:1'],
    [
      'a license package',
      "import { LicenseInfo } from '@mui/x-license-pro';",
      'data-grid-v6#license-package:1',
    ],
    [
      'an alias',
      "import { TreeItem2 as Item } from '@mui/x-tree-view';\n<Item itemId='a' />;",
      'tree-view-v7#treeitem2-is-treeitem:2',
    ],
    [
      'a path that means something else now',
      "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
      'pickers-v7#adapter-date-fns:1',
    ],
    [
      'the namespace of a folder',
      "import * as Picker from '@mui/x-date-pickers/CalendarPicker';",
      'pickers-v5#calendarpicker:1',
    ],
    [
      'an export of what is not imported',
      "export {\n  GridColumns } from '@mui/x-data-grid';",
      'data-grid-v5#column-definition-types:2',
    ],
    [
      "an export of Material UI's lab in small letters",
      "import { treeItemClasses } from '@mui/lab';",
      'tree-view-lab#the-package-has-another-name:1',
    ],
    [
      'an excluded path',
      "export default { rules: ['!@mui/x-charts/modern/LineChart'] };",
      'charts-v7#deep-imports:1',
    ],
    [
      'the root of the lab',
      "import { LoadingButton, LocalizationProvider } from '@mui/lab';",
      'pickers-lab#packages:1',
    ],
    [
      'Material UI lab',
      "import TreeView from '@mui/lab/TreeView';",
      'tree-view-lab#the-package-has-another-name:1',
    ],
  ])('finds %s', (_, code, expected) => {
    expect(found(code)).toContain(expected);
  });

  it('leaves the paths of locales alone', () => {
    expect(found("import { deDE } from '@mui/x-data-grid/locales';")).not.toContain(
      'data-grid-v6#locales:1',
    );
  });

  it('finds what has another path where it is imported, not where it is used', () => {
    const locale = (code: string) => found(`${code} from '@mui/x-data-grid';`, 'a.tsx', 6, 7);
    expect(locale('use(deDE);\nimport { deDE }')).toEqual(['data-grid-v6#locales:2']);
  });

  it("ignores other components of Material UI's lab", () => {
    const code =
      "import LoadingButton from '@mui/lab/LoadingButton';\n<LoadingButton {...props} />;";
    const { findings, unseen, byHand } = check(code);
    expect([findings, unseen, byHand]).toEqual([[], [], []]);
  });

  it('ignores the same names of other libraries', () => {
    const code = `import { DataGrid, enUS, useZoom } from 'other';
      <DataGrid components={{}} rowsPerPageOptions={[5]} rowSelectionModel={[]} />;`;
    expect(found(code)).toEqual([]);
  });
});

describe('props and objects', () => {
  it.each([
    [
      'a prop',
      `${grid}<DataGrid\n  rowsPerPageOptions={[5]} />;`,
      'data-grid-v5#rows-per-page-options:3',
    ],
    [
      'a prop of a styled component',
      `${grid}const Own = styled(DataGrid)({});\n<Own rowsPerPageOptions={[5]} />;`,
      'data-grid-v5#rows-per-page-options:3',
    ],
    [
      'a prop of one of two components',
      `${grid}const Own = isOwn ? Other : DataGrid;\n<Own rowsPerPageOptions={[5]} />;`,
      'data-grid-v5#rows-per-page-options:3',
    ],
    [
      'a prop of a wrapper, by the type of its props',
      "import { TreeItem, type TreeItemProps } from '@mui/x-tree-view';\ninterface OwnProps extends TreeItemProps { node: Node }\nfunction Own({ node, ...more }: OwnProps) { return <TreeItem {...more} />; }\n<Own nodeId='a' />;",
      'tree-view-v6#nodeid-is-itemid:4',
    ],
    [
      'a prop that a wrapper takes from the library',
      "import { TreeItem, type TreeItemProps } from '@mui/x-tree-view';\nconst Own = ({ nodeId, ...more }: TreeItemProps & { node: Node }) => <TreeItem {...more} />;\n<Own nodeId='a' />;",
      'tree-view-v6#nodeid-is-itemid:3',
    ],
    [
      'spread props of this file',
      `${grid}const own = {\n  rowsPerPageOptions: [5] };\n<DataGrid {...own} />;`,
      'data-grid-v5#rows-per-page-options:3',
    ],
    [
      'typed props',
      "import type { DatePickerProps } from '@mui/x-date-pickers';\ninterface Own extends Omit<DatePickerProps, 'value'> {}\nconst f = ({ renderInput }: Own) => renderInput;",
      'pickers-v5#renderinput:3',
    ],
    [
      'a key of slots',
      `${grid}<DataGrid slots={{ columnUnsortedIcon: X }} />;`,
      'data-grid-v7#columnunsortedicon:2',
    ],
    [
      'a key of components',
      `${grid}<DataGrid components={{ Header: X }} />;`,
      'data-grid-v5#header-slot:2',
    ],
    [
      'a key of components that starts with a capital',
      `${grid}<DataGrid components={{\n Toolbar: X }} />;`,
      'data-grid-v6#components:3',
    ],
    [
      'a key of slots that is gone',
      `${grid}<DataGrid slots={{\n preferencesPanel: X }} />;`,
      'data-grid-v6#preferences-panel:3',
    ],
    [
      'what a state is set to, by its type',
      "import type { GridFilterModel } from '@mui/x-data-grid';\nconst [model, setModel] = useState<GridFilterModel>();\nsetModel({ items: [{ columnField: 'a' }] });",
      'data-grid-v5#filter-item:3',
    ],
    [
      'what a state is set to, by its use',
      `${grid}const [model, setModel] = useState();\nsetModel(() => ({ items: [{ columnField: 'a' }] }));\n<DataGrid filterModel={model} />;`,
      'data-grid-v5#filter-item:3',
    ],
    [
      'props of a slot',
      "import { BarChart } from '@mui/x-charts';\n<BarChart slotProps={{ legend: { hidden: true } }} />;",
      'charts-v7#legend-hidden:2',
    ],
    [
      'series',
      "import { LineChart } from '@mui/x-charts';\n<LineChart series={[{ xAxisKey: 'a' }]} />;",
      'charts-v7#xaxiskey:2',
    ],
    [
      'columns by type',
      "import type { GridColDef } from '@mui/x-data-grid';\nexport const columns = (): GridColDef[] => [\n  { field: 'a', valueGetter: (p) => p.row.a }];",
      'data-grid-v6#value-getter:3',
    ],
    [
      'what a function returns, by its type',
      "import type { DatePickerProps } from '@mui/x-date-pickers';\nfunction own({ label }): DatePickerProps {\n  return { renderInput: show, label }; }",
      'pickers-v5#renderinput:3',
    ],
    [
      'columns of a method',
      "import type { GridColDef } from '@mui/x-data-grid';\nclass Own { column(): GridColDef {\n  return { field: 'a', valueGetter: (p) => p.row.a }; } }",
      'data-grid-v6#value-getter:3',
    ],
    [
      'columns in a memo',
      `${grid}const columns = useMemo(() => [{ field: 'a',\n hide: true }], []);\n<DataGrid columns={columns} />;`,
      'data-grid-v5#hide:3',
    ],
    [
      'a member of a parameter',
      `${grid}<DataGrid onRowClick={(p) => p.getValue(1, 'a')} />;`,
      'data-grid-v5#get-value:2',
    ],
    [
      'what is read of a model, by its use',
      `${grid}const [rows, setRows] = useState([]);\nsetRows([]);\nrows.length;\n<DataGrid rowSelectionModel={rows} />;`,
      'data-grid-v7#rowselectionmodel:4',
    ],
    [
      'what is read of a model, by its type',
      "import type { GridRowSelectionModel } from '@mui/x-data-grid';\nconst [rows] = useState<GridRowSelectionModel>(\n  []);\nrows.length;",
      'data-grid-v7#rowselectionmodel:4',
    ],
    [
      'type arguments',
      "import type { DatePickerProps } from '@mui/x-date-pickers';\ntype Own = DatePickerProps<Dayjs>;",
      'pickers-v7#tdate:2',
    ],
    [
      'two type arguments',
      "import type { DatePickerProps } from '@mui/x-date-pickers';\nexport interface Own\n  extends Omit<DatePickerProps<Date, Date>, 'value'> {}",
      'pickers-v5#generics:3',
    ],
    [
      'a type with optional members',
      "import type { LineSeriesType } from '@mui/x-charts';\nimport type { MakeOptional } from '@mui/x-charts/internals';\nconst own: MakeOptional<LineSeriesType, 'type'> = { xAxisKey: 'a' };",
      'charts-v7#xaxiskey:3',
    ],
  ])('finds %s', (_, code, expected) => {
    expect(found(code)).toContain(expected);
  });

  it('finds values only if they change', () => {
    const code = (value: string) =>
      `import { LineChart } from '@mui/x-charts';\n<LineChart slotProps={{ legend: { direction: '${value}' } }} />;`;
    expect(found(code('row'))).toContain('charts-v7#legend-direction:2');
    expect(found(code('horizontal'))).not.toContain('charts-v7#legend-direction:2');
  });

  it('does not mind callbacks that leave out the event', () => {
    const tree = (callback: string) =>
      found(
        `import { RichTreeView } from '@mui/x-tree-view';\n<RichTreeView onExpandedItemsChange={${callback}} />;`,
        'src/App.tsx',
        7,
      );
    expect(tree('(event, ids) => save(event, ids)')).toContain('tree-view-v7#events-may-be-null:2');
    expect(tree('(_, ids) => save(ids)')).toEqual([]);
    expect(tree('(_: Event, ids) => save(ids)')).toHaveLength(1);
  });

  it('does not mind props of slots that work as before', () => {
    const picker = (slotProps: string) =>
      found(
        `import { DatePicker } from '@mui/x-date-pickers';\n<DatePicker slotProps={{ ${slotProps} }} />;`,
        'src/App.tsx',
        7,
      );
    expect(picker('popper: ({ placement }) => ({ id: placement })')).toEqual([
      'pickers-v7#ownerstate:2',
    ]);
    expect(
      picker(
        "popper: { id: 'a' }, field: { readOnly: true }, actionBar: { actions: [] }, layout: { sx }",
      ),
    ).toEqual([]);
  });

  it('does not mind objects inside callbacks', () => {
    const callback = '(ids) => { save({ ids: [...ids] }); }';
    for (const code of [
      `<DataGrid onRowSelectionModelChange={${callback}} />;`,
      `const change = ${callback};\n<DataGrid onRowSelectionModelChange={change} />;`,
    ])
      expect(found(`${grid}${code}`, 'a.tsx', 7)).toHaveLength(1);
  });

  it('does not mind callbacks without parameters', () => {
    expect(
      found(`${grid}<DataGrid columns={[{ field: 'a', valueGetter: () => 1 }]} />;`),
    ).not.toContain('data-grid-v6#value-getter:2');
  });
});

describe('the API object, events, themes and classes', () => {
  it.each([
    [
      'a method',
      `import { useGridApiRef } from '@mui/x-data-grid';\nconst apiRef = useGridApiRef();\napiRef.current?.forceUpdate();`,
      'data-grid-v7#forceupdate:3',
    ],
    [
      'an event',
      `${grid}apiRef.current.subscribeEvent(\n  'rowsScroll', f);`,
      'data-grid-v5#removed-events:3',
    ],
    ['state', `${grid}apiRef.current.state.rowSelection;`, 'data-grid-v7#rowselectionmodel:2'],
    [
      'a class object',
      "import { gridClasses } from '@mui/x-data-grid';\ngridClasses['pinnedColumns--left'];",
      'data-grid-v6#sticky:2',
    ],
    [
      'a class name in a template',
      'styled.div`\n  .MuiDataGrid-cellContent {}`;',
      'data-grid-v6#cell-content:2',
    ],
    [
      'a theme key',
      'createTheme({ components: { MuiPickersPopper: {} } });',
      'pickers-v7#muipickerspopper:1',
    ],
    [
      'default props in a theme',
      'createTheme({ components: { MuiDataGrid: { defaultProps: { rowsPerPageOptions: [5] } } } });',
      'data-grid-v5#rows-per-page-options:1',
    ],
    [
      'default props in a theme, by the name of a variable',
      'export const MuiDataGrid = { defaultProps: { rowsPerPageOptions: [5] } };',
      'data-grid-v5#rows-per-page-options:1',
    ],
    ['mixins', 'createTheme({ mixins: { MuiDataGrid: {} } });', 'data-grid-v7#mixins:1'],
  ])('finds %s', (_, code, expected) => {
    expect(found(code)).toContain(expected);
  });

  it('finds classes in style sheets', () => {
    expect(found('a {}\n.MuiDataGrid-cellContent {}', 'a.scss')).toContain(
      'data-grid-v6#cell-content:2',
    );
  });
});

describe('majors', () => {
  it('leaves out what lies outside', () => {
    const code = `${grid}<DataGrid rowsPerPageOptions={[5]} unstable_rowSpanning />;`;
    expect(found(code, 'a.tsx', 6, 7)).toEqual([]);
    expect(found(code, 'a.tsx', 7, 8)).toEqual(['data-grid-v7#unstable-rowspanning:2']);
  });

  it('reads them from a package.json, by product', () => {
    const manifest = '"@mui/x-data-grid": "^6.1.0",\n"@mui/x-charts-pro":"7", "@mui/material": "5"';
    const older = '"@mui/x-data-grid-pro": ">= 5.2", "@mui/x-tree-view": "latest", "other": "1"';
    expect(majorsOf({ manifests: [manifest, older] }, entries)).toEqual({
      from: { 'data-grid': 5, charts: 7 },
      to: 8,
    });
  });

  it.each([
    [{ from: 'six' }, '--from is "six"; it must be a whole number from 4 to 7.'],
    [{ from: '8' }, '--from is "8"; it must be a whole number from 4 to 7.'],
    [{ to: '99', from: '6' }, '--to is "99"; it must be a whole number from 5 to 8.'],
    [
      { manifests: ['{ "dependencies": 3 }'] },
      'package.json names no version of a package of MUI X; say where you come from, as in --from 6: a whole number from 4 to 7.',
    ],
  ])('says what is wrong with %o', (asked, problem) => {
    expect(majorsOf(asked, entries)).toEqual({ problem });
  });
});

describe('what can not be seen', () => {
  it.each([
    [
      'spread props',
      `${grid}const A = (props) => <DataGrid {...props} />;`,
      'props that are spread on DataGrid',
    ],
    ['computed methods', `${grid}apiRef.current[name]();`, 'a computed member of the API object'],
    ['computed keys', `${grid}<DataGrid slots={{ [name]: X }} />;`, 'a computed key of GridSlots'],
    [
      'exports of imports',
      "export { DataGrid } from '@mui/x-data-grid';",
      'DataGrid is exported again; uses through this file are not found',
    ],
    [
      'wrappers',
      `${grid}export const Own = styled(DataGrid)({});`,
      'Own is exported again; uses through this file are not found',
    ],
    [
      'wrappers by the type of their props',
      "import type { DataGridProps } from '@mui/x-data-grid';\nexport default function Own(props: DataGridProps) { return useGrid(props); }",
      'Own is exported again; uses through this file are not found',
    ],
    [
      'types that extend others',
      "import type { DataGridProps } from '@mui/x-data-grid';\nexport interface OwnProps extends DataGridProps {}",
      'OwnProps is exported again; uses through this file are not found',
    ],
    [
      'namespaces',
      "import * as X from '@mui/x-data-grid';\n<X.DataGrid rowsPerPageOptions={[5]} />;",
      'all exports under one name',
    ],
    [
      'everything of a path',
      "export * from '@mui/x-data-grid';",
      'everything is exported again; uses through this file are not found',
    ],
    [
      'exports that are loaded later',
      "const Own = lazy(() => import('@mui/x-data-grid'));",
      'exports loaded by require() or import()',
    ],
    [
      'columns from elsewhere',
      `${grid}import { columns } from './columns';\n<DataGrid columns={columns} />;`,
      'columns of DataGrid that come from elsewhere',
    ],
  ])('lists %s', (_, code, why) => {
    expect(check(code).unseen.map((each) => each.why)).toContain(why);
  });

  it('searches a file that can not be parsed by name', () => {
    const { findings, unseen } = check(`${grid}<DataGrid rowsPerPageOptions={[5]} /> }}} {{{ (`);
    expect(findings.map(({ kind, entry }) => `${kind} ${entry.id}`)).toContain(
      'word rows-per-page-options',
    );
    expect(unseen[0]?.why).toBe('the file cannot be parsed: it was searched by name only');
  });

  it('is nothing in a script that does not mention the library, even if it can not be parsed', () => {
    expect(check("import { Button } from '@mui/material';\n}}} {{{ (").unseen).toEqual([]);
  });

  it.each([
    ['large', ' '.repeat(largestFile + 1), 'more than 2 MB'],
    ['binary', 'a\0b', 'binary'],
    ['minified', `var a=${'x+'.repeat(5000)}1`, 'minified'],
  ])('skips %s files with a reason', (_, text, why) => {
    expect(check(text).skipped).toEqual([{ file: 'src/App.tsx', why }]);
  });

  it('is code in folders of packages and of generated code', () => {
    const folders = ['node_modules', '.next', 'dist', 'src', 'builds'];
    expect(folders.filter((name) => !isIgnored(name))).toEqual(['src', 'builds']);
  });

  it('reads a file with more data than a call can have arguments', () => {
    const data = `${grid}const data = [\n${'1,\n'.repeat(200_000)}];\n`;
    expect(found(`${data}<DataGrid rowsPerPageOptions={[5]} />;`)).toContain(
      'data-grid-v5#rows-per-page-options:200004',
    );
  });

  it('survives deep and circular code', () => {
    const deepCode = (depth: number) =>
      `${grid}const a = ${'[\n'.repeat(depth)}${']'.repeat(depth)};\nconst b = { ...b };\n<DataGrid columns={b} {...b} />;`;
    // The deeper one is too deep for the parser.
    for (const depth of [400, 3000]) expect(check(deepCode(depth)).files).toBe(1);
    expect(
      check(`${grid}<DataGrid __proto__={1} constructor={2} toString={3} />;`).findings,
    ).toEqual([]);
  });
});

describe('less usual places', () => {
  it("are components of Material UI's lab, over several majors", () => {
    const code = "import { TreeItem } from '@mui/lab';\n<TreeItem nodeId='a' />;";
    expect(found(code, 'a.tsx', 5, 7)).toContain('tree-view-v6#nodeid-is-itemid:2');
    expect(
      majorsOf(
        { manifests: ['{ "dependencies": { "@mui/lab": "5", "@mui/x-date-pickers": "6" } }'] },
        entries,
      ),
    ).toEqual({ from: { 'date-pickers': 6, 'tree-view': 5 }, to: 8 });
  });
});

describe('what is right as it is', () => {
  it('is a member next to one that takes care of the change', () => {
    const column = (more: string) =>
      found(`${grid}<DataGrid columns={[{ field: 'a', type: 'date'${more} }]} />;`, 'a.tsx', 5, 6);
    expect(column('')).toContain('data-grid-v5#date-columns:2');
    expect(column(', valueGetter: toDate')).not.toContain('data-grid-v5#date-columns:2');
  });

  it('is a key of slots whose name only changed in components', () => {
    const slots = (code: string) => found(`${grid}<DataGrid ${code} />;`, 'a.tsx', 6, 7);
    expect(slots('slots={{ toolbar: Own }}')).toEqual([]);
    expect(slots('components={{ Toolbar: Own }}')).toContain('data-grid-v6#components:2');
  });

  it('is a member without another that makes the change matter', () => {
    const density = (more: string) =>
      found(`${grid}<DataGrid density='compact'${more} />;`, 'a.tsx', 6, 7);
    expect(density(' slots={slots}')).toContain('data-grid-v6#density:2');
    expect(density('')).not.toContain('data-grid-v6#density:2');
  });

  it('is the import of an export that stays', () => {
    const type = "import { GridFilterInputValueProps as Props } from '@mui/x-data-grid';";
    expect(found(`${type}\nconst A = (props: Props) => null;`, 'a.tsx', 7)).toEqual([
      'data-grid-v7#filter-inputs:2',
    ]);
  });

  it('is a class name where only the key of the theme has no effect', () => {
    const places = (code: string) =>
      found(code, 'a.tsx', 7).filter((place) => place.includes('theme-overrides'));
    expect(places('({ components: { MuiBarElement: {} } })')).toHaveLength(1);
    expect(places("({ '& .MuiBarElement-root': {} })")).toEqual([]);
  });

  it('is a component whose types have parameters', () => {
    const code = "import { TreeView } from '@mui/lab';\n<TreeView />;";
    expect(found(code, 'a.tsx', 5, 6)).toEqual(['tree-view-lab#the-package-has-another-name:1']);
  });

  it('is code that only the compiler minds, in JavaScript', () => {
    const code = `${grid}import { useGridApiRef } from '@mui/x-data-grid';
const ref = useGridApiRef();
ref.current.setPage(0);
ref.current?.setPage(0);
props.apiRef.current.setPage(0);`;
    expect(found(code, 'a.tsx', 7)).toEqual(['data-grid-v7#usegridapiref:4']);
    expect(found(code, 'a.jsx', 7)).toEqual([]);
  });
});

describe('the line after', () => {
  it.each([
    [
      'a prop',
      `${grid}<DataGrid unstable_rowSpanning={unstable_rowSpanning} />;`,
      '<DataGrid rowSpanning={unstable_rowSpanning} />;',
    ],
    [
      'several exports',
      "import { TreeItem2, TreeItem2Props } from '@mui/x-tree-view';",
      "import { TreeItem, TreeItemProps } from '@mui/x-tree-view';",
    ],
    ['a path', "import '@mui/x-license-pro';", "import '@mui/x-license';"],
  ])('has the new name of %s', (_, code, after) => {
    expect(check(code, 'a.tsx', 6).findings.map((finding) => finding.after)).toContain(after);
  });

  it('is missing if more must be done', () => {
    const { findings } = check(`${grid}<DataGrid rowBuffer={3} />;`, 'a.tsx', 6);
    expect(findings.map(({ entry, after }) => [entry.id, after])).toEqual([
      ['row-buffer', undefined],
    ]);
  });
});

describe('the report', () => {
  it('puts what breaks first before what is only styled', () => {
    const { findings } = check(
      `${grid}import { GridOverlays } from '@mui/x-data-grid';\n<DataGrid sx={{ '.MuiDataGrid-cellContent': {} }} unstable_rowSpanning />;`,
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['export', 'member', 'class']);
  });

  it('lists changes of behavior only for what is imported', () => {
    const ids = check(grid).byHand.map(({ page, id }) => `${page}#${id}`);
    expect(ids).toContain('migration-data-grid-v6#roles');
    expect(ids.filter((id) => !id.includes('data-grid'))).toEqual([]);
  });

  it("takes no component of Material UI in a theme for one of a product's", () => {
    const theme = (key: string) =>
      check(`createTheme({ components: { ${key}: { defaultProps: { margin: 'dense' } } } });`);
    for (const key of ['MuiTextField', 'MuiFormControl', 'MuiBarChart'])
      expect(theme(key).byHand.length > 0, key).toBe(key === 'MuiBarChart');
  });

  it.each(['other', '@mui/material'])('says so if a file uses only %s', (source) => {
    expect(reportMarkdown(check(`import { Table } from '${source}';`), '')).toContain(
      'No file uses MUI X; 1 file read.',
    );
  });

  it('names the products whose versions the package.json files give', () => {
    const from = { 'data-grid': 7, 'date-pickers': 6, charts: 7, 'tree-view': 6 };
    const files = [{ path: 'src/App.tsx', text: grid }];
    expect(reportMarkdown(checkUpgrade(files, entries, { from, to: 8 }), '')).toContain(
      'From Data Grid v7, Date and Time Pickers v6, Charts v7, Tree View v6 to v8.',
    );
  });

  it('is Markdown with boxes, whatever the code contains', () => {
    const code = `${grid}<DataGrid components={{ A: \`\`\`x\`\`\` }} />; // </details> ](x)`;
    const text = reportMarkdown(check(code, 'src/[id]_a.tsx', 6), 'https://docs.example/x');
    expect(text).toContain(
      '](https://docs.example/x/migration/migration-data-grid-v6/#components) (v7, codemod',
    );
    expect(text).toMatch(/ {2}- \[ \] src\/\\\[id\\\]\\_a\.tsx:2 ````[^`]/);
  });
});

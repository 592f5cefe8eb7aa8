import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareReference } from './__fixtures__/compareTypes';
import { cacheKey, readCache, writeCache } from './cache';
import { extractAll } from './extract';
import { productInputs } from './versions';
import { packagePins } from '../../products/pins';
import type { ApiBlocks, ApiMember, ApiPage } from '../types';

const products = productInputs(path.resolve(import.meta.dirname, '../../..'));
let pages: ApiPage[];
let blocks: ApiBlocks;

beforeAll(() => {
  ({ pages, blocks } = extractAll(products));
}, 300_000);

const pageOf = (name: string): ApiPage | undefined => pages.find((page) => page.name === name);
const memberOf = (page: string, name: string): ApiMember | undefined => pageOf(page)?.props[name];

it('has the expected number of pages for each product', () => {
  const counts = products.map(({ slug }) => {
    const own = pages.filter(({ product }) => product === slug);
    const interfaces = own.filter(({ kind }) => kind === 'interface').length;
    return [slug, own.length - interfaces, interfaces];
  });
  expect(counts).toEqual([
    ['data-grid', 23, 18],
    ['date-pickers', 58, 0],
    ['charts', 64, 5],
    ['tree-view', 7, 0],
  ]);
});

it('matches the declared types, with nothing missing or added', () => {
  expect([...compareReference(pages, products)]).toEqual([]);
}, 300_000);

describe('members checked by hand against the declarations', () => {
  it.each([
    ['DataGrid', 'autoHeight', 'boolean', 'false', 'community', false],
    ['DataGrid', 'columns', 'readonly GridColDef<R>[]', null, 'community', true],
    ['DataGrid', 'rowHeight', 'number', '52', 'community', false],
    ['DataGrid', 'editMode', 'GridEditMode', '"cell"', 'community', false],
    ['DataGridPro', 'treeData', 'boolean', 'false', 'pro', false],
    ['DataGridPremium', 'treeData', 'boolean', 'false', 'pro', false],
    ['DataGridPremium', 'disableAggregation', 'boolean', 'false', 'premium', false],
    ['DataGridPremium', 'density', 'GridDensity', '"standard"', 'community', false],
    ['GridColDef', 'width', 'number', '100', 'community', false],
    ['GridColDef', 'field', 'string', null, 'community', true],
    ['GridColDef', 'aggregable', 'boolean', 'true', 'premium', false],
    [
      'GridColDef',
      'renderHeaderFilter',
      '(params: GridRenderHeaderFilterProps) => React.ReactNode',
      null,
      'pro',
      false,
    ],
    ['DatePicker', 'disableFuture', 'boolean', 'false', 'community', false],
    ['DatePicker', 'value', 'PickerValue', null, 'community', false],
    ['DateRangePicker', 'calendars', '1 | 2 | 3', '2', 'pro', false],
    ['BarChart', 'layout', "'vertical' | 'horizontal'", "'vertical'", 'community', false],
    ['BarChartPro', 'initialZoom', 'readonly ZoomData[]', null, 'pro', false],
    ['ChartContainerPro', 'onZoomChange', '(zoomData: ZoomData[]) => void', null, 'pro', false],
    ['BarChart', 'apiRef', 'React.RefObject<ChartApi | undefined>', null, 'community', false],
    [
      'LineChartPro',
      'apiRef',
      'React.RefObject<ChartProApi | undefined>',
      null,
      'community',
      false,
    ],
    ['DataGrid', 'apiRef', 'RefObject<GridApiCommunity | null>', null, 'community', false],
    ['RichTreeView', 'apiRef', 'RichTreeViewApiRef', null, 'community', false],
    ['AxisConfig', 'zoom', 'boolean | ZoomOptions', null, 'pro', false],
    ['RichTreeView', 'multiSelect', 'Multiple', 'false', 'community', false],
    ['RichTreeViewPro', 'itemsReordering', 'boolean', 'false', 'pro', false],
  ])('%s.%s', (page, name, type, defaultValue, plan, required) => {
    const member = memberOf(page, name);
    const found = [member?.type, member?.default, member?.plan, member?.required];
    expect(found).toEqual([type, defaultValue, plan, required]);
  });

  it('has deprecations and signatures', () => {
    expect(memberOf('DataGrid', 'autoHeight')?.deprecated).not.toBeNull();
    expect(memberOf('DataGrid', 'rowHeight')?.deprecated).toBeNull();
    const { signature } = memberOf('DataGrid', 'onRowClick') ?? {};
    expect(signature?.parameters.map(({ name }) => name)).toEqual(['params', 'event', 'details']);
  });

  it('has the slots and classes of each plan', () => {
    const { slots = [], classes = [] } = pageOf('DataGridPremium') ?? {};
    expect(slots.find(({ name }) => name === 'aiAssistantPanel')?.plan).toBe('premium');
    expect(slots.find(({ name }) => name === 'cell')).toMatchObject({
      default: 'GridCell',
      className: 'MuiDataGrid-cell',
      plan: 'community',
    });
    expect(classes.some(({ key }) => key === 'cell')).toBe(false);
    const day = pageOf('PickersDay')?.classes.map(({ className }) => className);
    expect(day).toContain('Mui-selected');
    expect(day).toContain('MuiPickersDay-today');
  });

  it('names the package and version that a page was read from', () => {
    expect(pageOf('DateRangePicker')).toMatchObject({
      plan: 'pro',
      source: {
        package: '@mui/x-date-pickers-pro',
        version: packagePins['@mui/x-date-pickers-pro'],
      },
      themeName: 'MuiDateRangePicker',
    });
    expect(pageOf('RadarChart')).toMatchObject({ unstable: true, plan: 'community' });
  });
});

describe('building blocks for guides', () => {
  it('have 66 events and 94 selectors of the Data Grid', () => {
    expect(blocks.events).toHaveLength(66);
    expect(blocks.selectors).toHaveLength(94);
  });

  it.each([
    ['rowClick', 'community', 'GridRowParams', 'React.MouseEvent<HTMLElement>'],
    ['rowOrderChange', 'pro', 'GridRowOrderChangeParams', null],
    ['aggregationModelChange', 'premium', 'GridAggregationModel', null],
    ['unmount', 'community', null, null],
  ])('event %s', (name, plan, params, event) => {
    const found = blocks.events.find((candidate) => candidate.name === name);
    expect(found).toMatchObject({ plan, params, event });
  });

  it.each([
    ['gridRowNodeSelector', 'community', 'GridTreeNode', 'GridRowId', null],
    ['gridVisibleColumnFieldsSelector', 'community', 'string[]', null, 'visibleColumns'],
    ['gridDetailPanelExpandedRowIdsSelector', 'pro', 'Set<GridRowId>', null, null],
  ])('selector %s', (name, plan, type, argument, category) => {
    const found = blocks.selectors.find((candidate) => candidate.name === name);
    expect(found).toMatchObject({ plan, type, argument, category });
  });

  it('have every method of GridApi in exactly one feature', () => {
    const methods = Object.entries(pageOf('GridApi')?.props ?? {})
      .filter(([, { signature }]) => signature)
      .map(([name]) => name);
    const components = pages.map(({ name }) => name);
    const features = Object.entries(blocks.methods).filter(([of]) => !components.includes(of));
    expect(features.flatMap(([, group]) => Object.keys(group)).sort()).toEqual(methods.sort());
    expect(Object.keys(blocks.methods.rowSelection ?? {})).toContain('selectRowRange');
    expect(blocks.methods.row?.setRowIndex?.plan).toBe('pro');
  });

  it('have the apiRef methods of Tree View and Charts Pro', () => {
    const { SimpleTreeView, RichTreeView, RichTreeViewPro, LineChartPro } = blocks.methods;
    expect(SimpleTreeView?.getItemDOMElement?.plan).toBe('community');
    expect(Object.keys(SimpleTreeView ?? {})).not.toContain('updateItemLabel');
    expect(Object.keys(RichTreeView ?? {})).toContain('updateItemLabel');
    expect(RichTreeViewPro?.setEditedItem?.plan).toBe('pro');
    expect(RichTreeViewPro?.getItem?.plan).toBe('community');
    expect(Object.keys(LineChartPro ?? {})).toContain('exportAsImage');
  });
});

it('caches a result under a key that changes with its inputs', () => {
  const source = import.meta.dirname;
  const key = cacheKey(products, '5.9.3', source);
  expect(cacheKey(products, '5.9.3', source)).toBe(key);
  expect(cacheKey(products, '5.9.4', source)).not.toBe(key);
  expect(cacheKey(products.slice(1), '5.9.3', source)).not.toBe(key);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-cache-'));
  const file = path.join(dir, `${key}.json`);
  expect(readCache(file)).toBeNull();
  writeCache(file, { pages, blocks });
  expect(readCache(file)).toEqual({ pages, blocks });
  fs.writeFileSync(file, '[{');
  expect(readCache(file)).toBeNull();
  fs.rmSync(dir, { recursive: true });
});

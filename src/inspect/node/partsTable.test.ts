import { expect, test } from 'vitest';
import type { ApiPage } from '../../api-reference/types';
import { partsTable } from './partsTable';

const page = (name: string, plan: ApiPage['plan'], rest: Partial<ApiPage>): ApiPage => ({
  ...{ name, kind: 'component', plan, product: 'data-grid', unstable: false, description: '' },
  ...{
    deprecated: null,
    themeName: 'MuiDataGrid',
    inherits: [],
    props: {},
    slots: [],
    classes: [],
  },
  path: `/api/data-grid/${name.toLowerCase()}/`,
  source: { package: '@mui/x-data-grid', version: '8.1.0' },
  imports: [`import { ${name} } from '@mui/x-data-grid';`],
  ...rest,
});

const cell = { key: 'cell', className: 'MuiDataGrid-cell', description: 'Styles of the cell.' };

test('a class names its components, the smallest plan first', () => {
  const { components, classes } = partsTable(
    [
      page('DataGridPro', 'pro', { classes: [cell] }),
      page('DataGrid', 'community', { classes: [cell] }),
    ],
    '/8.0.0',
    [],
  );
  expect(classes['MuiDataGrid-cell']).toEqual({ key: 'cell', of: [0, 1] });
  expect(components.map(({ name, path }) => [name, path])).toEqual([
    ['DataGrid', '/8.0.0/api/data-grid/datagrid/'],
    ['DataGridPro', '/8.0.0/api/data-grid/datagridpro/'],
  ]);
});

test('what a class says about its element is a state, also if only its description shows it', () => {
  const states = ['MuiDataGrid-cell--editing', 'Mui-selected', 'MuiBarLabel-animate'];
  const { classes } = partsTable(
    [
      page('DataGrid', 'community', {
        classes: [
          cell,
          ...states.map((className) => ({
            ...{ key: className, className, description: 'Applied to the root if it is so.' },
          })),
        ],
      }),
    ],
    '',
    [],
  );
  expect(Object.keys(classes).filter((name) => classes[name]?.isState)).toEqual(states);
});

test('a class of a slot leads to the slot', () => {
  const slot = { name: 'toolbar', className: 'MuiDataGrid-toolbar', default: 'Toolbar' };
  const { classes, components } = partsTable(
    [page('DataGrid', 'community', { slots: [{ ...slot, description: '', plan: 'community' }] })],
    '',
    [],
  );
  expect(classes['MuiDataGrid-toolbar']).toEqual({ key: 'toolbar', slot: 'toolbar', of: [0] });
  expect(components[0]?.slots).toEqual({ toolbar: 'Toolbar' });
});

import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDefaultColumnTypes,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];
const types = getGridDefaultColumnTypes();

/** An address can be edited by hand: take only what these columns know. */
function readAddress(): GridFilterModel {
  const query = new URLSearchParams(window.location.search);
  const [field, operator, ...values] = query.getAll('filter');
  const value = operator === 'isAnyOf' ? values : values[0];
  const column = columns.find((candidate) => candidate.field === field);
  const operators = column ? types[column.type ?? 'string'].filterOperators : [];
  const isKnown = operators?.some((candidate) => candidate.value === operator);
  return { items: field && operator && isKnown ? [{ field, operator, value }] : [] };
}

function writeAddress({ items: [item] }: GridFilterModel) {
  const url = new URL(window.location.href);
  url.searchParams.delete('filter');
  const values = [item?.value ?? []].flat();
  if (item && values.length > 0) {
    for (const part of [item.field, item.operator, ...values]) {
      url.searchParams.append('filter', String(part));
    }
  }
  window.history.replaceState(window.history.state, '', url);
  return url.search;
}

export default function FilterInAddress() {
  const [model, setModel] = useState(readAddress);
  const [address, setAddress] = useState(window.location.search);
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="output" sx={{ display: 'block', mb: 1, overflowWrap: 'anywhere' }}>
        Address: {address || 'no filter'}
      </Box>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          filterModel={model}
          onFilterModelChange={(next) => {
            setModel(next);
            setAddress(writeAddress(next));
          }}
          showToolbar
          density="compact"
        />
      </Box>
    </Box>
  );
}

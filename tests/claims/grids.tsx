import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}`, year: 2020 + id }));
const columns = [{ field: 'name', headerName: 'Name', width: 150 }];

/** A grid of three rows, "Row 1" to "Row 3", in a box of 400 by 300 pixels; every prop can be overridden. */
export function SmallGrid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 300 }}>
      <DataGrid aria-label="Small" rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** The texts of a column's rendered cells, from top to bottom. */
export const cells = (field: string): string[] =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    ({ textContent }) => textContent ?? '',
  );

/** The rows that are rendered. */
export const renderedRows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role=row][data-id]'),
];

/** The height of the grid in pixels; 0 when there is none. */
export const gridHeight = (): number =>
  document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetHeight ?? 0;

/** Drags an element to another one, with the events that a browser sends for it. */
export function dragOnto(from: Element | null | undefined, to: Element | null | undefined): void {
  const dataTransfer = new DataTransfer();
  const send = (type: string, target: Element | null | undefined): void =>
    void target?.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
    );
  send('dragstart', from);
  send('dragover', to);
  send('drop', to);
}

/** The element that scrolls the grid's rows. */
export const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;

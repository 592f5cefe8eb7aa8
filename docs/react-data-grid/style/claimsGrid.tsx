import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { expect } from 'vitest';

export const manyRows = Array.from({ length: 60 }, (_, id) => ({ id, a: `a${id}` }));

export function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={manyRows} columns={[{ field: 'a' }]} hideFooter {...props} />
    </div>
  );
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

export const one = async (selector: string) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(0);
  return all(selector)[0] as HTMLElement;
};

export const background = async (selector: string) =>
  getComputedStyle(await one(selector)).backgroundColor;

export const red = 'rgb(255, 0, 0)';

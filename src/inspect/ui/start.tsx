import type { ComponentType } from 'react';
import type { ToolProps } from '../../demos/ui/tool';
import { tableFor } from '../browser/table';
import Inspector from './Inspector';

/** Returns the tool for the demos of a page, with the table of their parts. Rejects if that can't be loaded. */
export async function start(page: string): Promise<ComponentType<ToolProps>> {
  const table = await tableFor(page);
  return function Inspect(props: ToolProps) {
    return <Inspector {...props} table={table} />;
  };
}

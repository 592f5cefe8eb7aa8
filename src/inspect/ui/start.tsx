import type { ComponentType } from 'react';
import type { ToolDemo, ToolProps } from '../../demos/ui/tool';
import { loadParts } from '../browser/loadParts';
import Inspector from './Inspector';

/** Returns the tool for a demo. Rejects if the table of parts can't be loaded. */
export async function start(demo: ToolDemo): Promise<ComponentType<ToolProps>> {
  const parts = await loadParts(demo);
  return function Inspect(props: ToolProps) {
    return <Inspector {...props} parts={parts} name={demo.name} />;
  };
}

import type { ComponentType } from 'react';
import { versionOfPage } from '../../demos/paths';
import type { ToolDemo, ToolProps } from '../../demos/ui/tool';
import { Parts } from '../browser/parts';
import type { PartsTable } from '../types';
import Inspector from './Inspector';

/** Returns the tool for a demo, with the table of the parts in its version. Rejects if that can't be loaded. */
export async function start(demo: ToolDemo): Promise<ComponentType<ToolProps>> {
  const version = versionOfPage(demo.page) ?? 'current';
  const { default: table } = (await import(
    `@generated/x-inspect/default/parts-${version}.json`
  )) as { default: PartsTable };
  const parts = new Parts(table, demo);
  return function Inspect(props: ToolProps) {
    return <Inspector {...props} parts={parts} name={demo.name} />;
  };
}

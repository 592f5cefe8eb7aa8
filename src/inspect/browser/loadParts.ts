import { versionOfPage } from '../../demos/paths';
import type { ToolDemo } from '../../demos/ui/tool';
import type { PartsTable } from '../types';
import { Parts } from './parts';

/** Returns the parts of a demo, with the table of its version. Rejects if that can't be loaded. */
export async function loadParts(demo: ToolDemo): Promise<Parts> {
  const version = versionOfPage(demo.page) ?? 'current';
  const { default: table } = (await import(
    `@generated/x-inspect/default/parts-${version}.json`
  )) as { default: PartsTable };
  return new Parts(table, demo);
}

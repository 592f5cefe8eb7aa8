import { tables } from '@generated/x-inspect/default/tables';
import { versionOfPage } from '../../demos/paths';
import type { PartsTable } from '../types';

/** Loads the table of parts for the version of a page. Rejects if it can't be loaded. */
export async function tableFor(page: string): Promise<PartsTable> {
  const load = tables[versionOfPage(page) ?? ''] ?? tables[''];
  if (!load) throw new Error(`There is no table of parts for ${page}.`);
  return (await load()).default;
}

import { versionOfPage } from '../../demos/paths';
import type { PartsTable } from '../types';

/**
 * Loads the parts of all components in the version of a page. Rejects if that fails.
 *
 * @param page - the page's file, below the site's root
 */
export async function loadTable(page: string): Promise<PartsTable> {
  const version = versionOfPage(page) ?? 'current';
  const { default: table } = (await import(
    `@generated/x-inspect/default/parts-${version}.json`
  )) as { default: PartsTable };
  return table;
}

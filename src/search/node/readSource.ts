import { readFile } from 'node:fs/promises';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import path from 'node:path';

/**
 * Reads the Markdown of a page; empty for a page that has no file.
 *
 * @param source - the file, as Docusaurus writes it: `@site/docs/…`
 */
export const readSource = (siteDir: string, source: string): Promise<string> =>
  readFile(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8').catch(() => '');

import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { featuresPathOf } from '../../navigation/features';
import { products } from '../../products/registry';
import { throwProblems } from '../../utils/problems';
import { planSections, type PlanSection } from './planSections';
import { withSlash } from './sitePages';

/**
 * Reads the sections that name a plan, on the pages of all products that have a feature table in that version.
 *
 * @returns the sections, keyed by the `source` of their page
 * @throws ContentError with file and line of every heading whose `<Plan>` names no plan
 */
export async function readSections(
  { loadedVersions }: LoadedContent,
  siteDir: string,
): Promise<Map<string, readonly PlanSection[]>> {
  const docs = loadedVersions.flatMap((version) => {
    const withTable = products.filter(({ overviewPath }) =>
      version.docs.some(({ slug }) => withSlash(slug) === featuresPathOf(overviewPath)),
    );
    return version.docs.filter(({ slug }) =>
      withTable.some(({ overviewPath }) => slug.startsWith(overviewPath)),
    );
  });
  const readings = await Promise.all(
    docs.map(async ({ source }) => {
      const file = aliasedSitePathToRelativePath(source);
      const text = await fs.readFile(path.join(siteDir, file), 'utf8');
      return { source, ...planSections(file, text) };
    }),
  );
  throwProblems(readings.flatMap(({ problems }) => problems));
  return new Map(readings.map(({ source, sections }) => [source, sections]));
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PluginOptions, VersionMetadata } from '@docusaurus/plugin-content-docs';
// Not public, but the wrapped plugin calls it too, so versions.json and the options are read in only one way.
import { readVersionsMetadata } from '@docusaurus/plugin-content-docs/lib/versions/version.js';
import { DEFAULT_PARSE_FRONT_MATTER, Globby, loadFreshModule, posixPath } from '@docusaurus/utils';
import type { NavigationError } from '../../navigation/helpers';
import { linesNaming, type VersionFiles } from './checkNavigation';
import { ContentError } from '../../utils/problems';

type Pages = VersionFiles['pages'][number][];

/** What could be read, and what was wrong with the rest. */
interface Reading<Value> {
  value: Value;
  problems: readonly string[];
}

/** Reads the front matter of one page through the site's own parser, which checks it. */
async function readPage(
  { siteConfig }: LoadContext,
  contentPath: string,
  file: string,
): Promise<Reading<Pages[number]>> {
  const filePath = path.join(contentPath, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  try {
    const { frontMatter } = await siteConfig.markdown.parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const title = String(frontMatter.title ?? file);
    return { value: { file, title, unlisted: frontMatter.unlisted === true }, problems: [] };
  } catch (error) {
    // The configuration is loaded separately, with its own copy of the class: compare names, since `instanceof` would fail.
    if (error instanceof Error && error.name === ContentError.name) {
      return { value: { file, title: file }, problems: (error as ContentError).problems };
    }
    throw error;
  }
}

const isNavigationError = (error: unknown): error is NavigationError =>
  error instanceof Error && error.name === 'NavigationError';

/** Loads the sidebars file. A mistake that our helpers find in it is reported with its line. */
async function readSidebars(
  filePath: string,
  source: VersionFiles['source'],
): Promise<VersionFiles['sidebars']> {
  try {
    return (await loadFreshModule(filePath)) as VersionFiles['sidebars'];
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (isNavigationError(cause)) {
      const [line] = linesNaming(source.text, [cause.subject]);
      const place = line === undefined ? source.path : `${source.path}:${line}`;
      throw new ContentError([`${place}: ${cause.message}`]);
    }
    throw error;
  }
}

async function readVersion(
  context: LoadContext,
  options: PluginOptions,
  { contentPath, sidebarFilePath }: VersionMetadata,
): Promise<Reading<VersionFiles>> {
  const below = (file: string) => posixPath(path.relative(context.siteDir, file));
  const files = await Globby(options.include, { cwd: contentPath, ignore: options.exclude });
  const pages = await Promise.all(files.sort().map((file) => readPage(context, contentPath, file)));
  const hasSidebars = typeof sidebarFilePath === 'string';
  const source = hasSidebars
    ? { path: below(sidebarFilePath), text: await fs.readFile(sidebarFilePath, 'utf8') }
    : { path: '', text: '' };
  return {
    value: {
      docsDir: below(contentPath),
      pages: pages.map(({ value }) => value),
      sidebars: hasSidebars ? await readSidebars(sidebarFilePath, source) : {},
      source,
    },
    problems: pages.flatMap(({ problems }) => problems),
  };
}

/**
 * Reads the pages and the navigation of every version before the wrapped plugin does. The plugin's own errors about them
 * come one at a time and name neither line nor fix.
 *
 * @returns the versions, and the mistakes in the front matter of their pages
 * @throws ContentError for an invalid entry in `sidebars.ts`
 */
export async function readVersions(
  context: LoadContext,
  options: PluginOptions,
): Promise<Reading<VersionFiles[]>> {
  const metadata = await readVersionsMetadata({ context, options });
  const readings = await Promise.all(
    metadata.map((version) => readVersion(context, options, version)),
  );
  return {
    value: readings.map(({ value }) => value),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

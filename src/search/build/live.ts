import { oldNamesOf } from '../../migration/oldNames';
import type { SearchPage, Section } from '../types';
import { searchFiles } from './files';
import { readMarkdown } from './readMarkdown';
import { readSource } from './readSource';
import { withKeywords } from './withKeywords';
import type { PageSource, VersionSources } from './versions';

/** What the site has at the moment. */
export interface LiveContent {
  versions: readonly VersionSources[];
  /** What API pages say, by their address; their Markdown only names it. */
  reference: ReadonlyMap<string, readonly Section[]>;
}

/** The part of webpack-dev-server that is used. */
export interface DevServer {
  app?: {
    use: (
      path: string,
      handle: (
        request: { url?: string },
        response: { setHeader: (name: string, value: string) => void; end: (body: string) => void },
        next: (error?: unknown) => void,
      ) => void,
    ) => unknown;
  };
}

/** What a page's source says. */
type Text = Pick<SearchPage, 'sections' | 'oldNames'>;

type Reading = { markdown: string; text: Text };

/**
 * Makes the files of search from the sources as they are on disk, so that a writer finds a page by the words just written.
 * Made when the manifest is asked for; pages that have not changed are not read again.
 *
 * @returns the content of a file of search, undefined for a name that there is not
 */
export function createLiveFiles(
  siteDir: string,
  contentNow: () => LiveContent,
): (name: string) => Promise<string | undefined> {
  const readings = new Map<string, Reading>();
  let files = new Map<string, string>();

  async function textOf(
    { permalink, source }: PageSource,
    { reference }: LiveContent,
  ): Promise<Text> {
    const ofReference = reference.get(permalink);
    if (ofReference) return { sections: ofReference };
    const markdown = await readSource(siteDir, source);
    const known = readings.get(source);
    if (known?.markdown === markdown) return known.text;
    const text = {
      sections: withKeywords(readMarkdown(markdown), markdown),
      oldNames: oldNamesOf(markdown),
    };
    readings.set(source, { markdown, text });
    return text;
  }

  return async (name) => {
    if (name === 'manifest.json') {
      const content = contentNow();
      files = searchFiles(
        await Promise.all(
          content.versions.map(async ({ sources, ...version }) => ({
            ...version,
            pages: await Promise.all(
              sources.map(async (source) => ({
                ...source.page,
                ...(await textOf(source, content)),
              })),
            ),
          })),
        ),
        { isLive: true },
      );
    }
    return files.get(name);
  };
}

/** Lets the dev server answer for the files of search below a path. */
export function serveFiles(
  server: DevServer,
  folder: string,
  read: (name: string) => Promise<string | undefined>,
): void {
  server.app?.use(folder, (request, response, next) => {
    const name = (request.url ?? '').replace(/^\/|[?#].*$/g, '');
    read(name).then((content) => {
      if (content === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(content);
    }, next);
  });
}

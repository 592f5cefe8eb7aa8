import { oldNamesOf } from '../../migration/oldNames';
import type { SearchPage, Section } from '../types';
import { searchFiles } from './files';
import { readMarkdown } from './readMarkdown';
import { readSource } from './readSource';
import { withKeywords } from './withKeywords';
import type { PageSource, VersionSources } from './versions';

/** The current content of the site. */
export interface LiveContent {
  versions: readonly VersionSources[];
  /** The sections of API pages, by address; their Markdown only refers to that content. */
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

/** The searchable text of a page's source. */
type Text = Pick<SearchPage, 'sections' | 'oldNames'>;

type Reading = { markdown: string; text: Text };

/**
 * Makes the search files from the sources on disk, so that writers find a page by the words they have just written. The
 * files are made when the manifest is requested; pages that have not changed are not parsed again.
 *
 * @returns a function that gives the content of a search file, or undefined if there is no such file
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

/** Lets the dev server serve the search files below a path. */
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

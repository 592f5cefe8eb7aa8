import { manifestName } from '../manifest';
import { searchFiles, type VersionPages } from './files';

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

/**
 * Makes the search files from the sources on disk, so that writers find a page by the words they have just written. The
 * files are made when the manifest is requested.
 *
 * @returns a function that gives the content of a search file, or undefined if there is no such file
 */
export function createLiveFiles(
  readPages: () => Promise<VersionPages[]>,
): (name: string) => Promise<string | undefined> {
  let files = new Map<string, string>();
  return async (name) => {
    if (name === manifestName) files = searchFiles(await readPages(), { isLive: true });
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

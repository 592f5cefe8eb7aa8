import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AskError } from './askError';

/** Where the files of a built site are read from. */
export interface SiteSource {
  /** Its name in messages: a folder or an address. */
  name: string;
  /**
   * Reads the text of a file.
   *
   * @param file - relative to the base path of the site, without a leading slash: `react-charts/index.md`
   * @returns undefined for a file that doesn't exist
   */
  read: (file: string) => Promise<string | undefined>;
}

/** Whether the path of a file stays within the site. */
const isInside = (file: string): boolean =>
  !file.split('/').includes('..') && !file.includes('\\') && !file.includes('\0');

/** Returns a source that reads a build in a folder. */
export function folderSource(folder: string): SiteSource {
  return {
    name: folder,
    async read(file) {
      if (!isInside(file)) return undefined;
      try {
        return await readFile(path.join(folder, file), 'utf8');
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code ?? '')) return undefined;
        throw error;
      }
    },
  };
}

/** How long to wait for a response from a site, in milliseconds. */
const patience = 20_000;

/**
 * Returns a source that reads a site at an address.
 *
 * @param address - the address of its home page: `https://docs.example/x/`
 * @throws AskError when it isn't an address
 */
export function addressSource(address: string, fetcher: typeof fetch = fetch): SiteSource {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new AskError(
      `"${address}" is not the address of a site. Write it in full, such as https://docs.example/x/.`,
    );
  }
  const base = address.replace(/[?#].*$/, '').replace(/\/?$/, '/');
  return {
    name: base,
    async read(file) {
      if (!isInside(file)) return undefined;
      const url = base + encodeURI(file);
      let answer: Response;
      try {
        answer = await fetcher(url, { signal: AbortSignal.timeout(patience) });
      } catch (error) {
        throw new AskError(`${url} does not answer: ${(error as Error).message}.`);
      }
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new AskError(`${url} answers with the status ${answer.status}.`);
      return answer.text();
    },
  };
}

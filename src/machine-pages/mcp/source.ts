import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AskError } from './askError';

/** Where the files of a built site are read from. */
export interface SiteSource {
  /** As a person would name it: a folder or an address. */
  name: string;
  /**
   * The text of a file.
   *
   * @param file - below the base path of the site, without a slash at its start: `react-charts/index.md`
   * @returns undefined for a file that there is not
   */
  read: (file: string) => Promise<string | undefined>;
}

/** A file that leads out of the site is no file of it. */
const isInside = (file: string): boolean =>
  !file.split('/').includes('..') && !file.includes('\\') && !file.includes('\0');

/** A build in a folder. */
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

/** How long an answer of a site is waited for, in milliseconds. */
const patience = 20_000;

/**
 * A site at an address.
 *
 * @param address - of its home page: `https://docs.example/x/`
 * @throws AskError when it is no address
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

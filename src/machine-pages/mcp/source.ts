import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AskError, quoted } from './askError';

/** Where the files of a built site are read from. */
export interface SiteSource {
  /** Its name in messages: the name of a folder, without its path, or an address. */
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
    name: path.basename(folder),
    async read(file) {
      if (!isInside(file)) return undefined;
      try {
        return await readFile(path.join(folder, file), 'utf8');
      } catch (error) {
        const { code = 'unknown error' } = error as NodeJS.ErrnoException;
        if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
        throw new AskError(`The file ${quoted(file)} could not be read (${code}).`);
      }
    },
  };
}

/** How long to wait for the whole response of a site, in milliseconds. */
const patience = 20_000;

/** Maximum size of a file of a site once it is decompressed, in megabytes. The largest that tools read has half a megabyte. */
const mostMegabytes = 16;

const mostRedirects = 5;

/** Reads a response as text, and stops as soon as it is too large. */
async function textOf({ body }: Response, url: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > mostMegabytes * 2 ** 20) {
      await reader?.cancel();
      throw new AskError(
        `${url} has more than ${mostMegabytes} MB, more than any file of this documentation.`,
      );
    }
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/**
 * Returns a source that reads a site at an address, and nothing from other origins.
 *
 * @param address - the address of its home page: `https://docs.example/x/`
 * @throws AskError when it isn't an address
 */
export function addressSource(address: string, fetcher: typeof fetch = fetch): SiteSource {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new AskError(
      `${quoted(address)} is not the address of a site. Write it in full, such as https://docs.example/x/.`,
    );
  }
  const base = address.replace(/[?#].*$/, '').replace(/\/?$/, '/');
  const { origin } = new URL(base);

  /** Requests an address, and follows redirects on its own origin. */
  async function request(url: string, signal: AbortSignal, redirects = 0): Promise<Response> {
    const answer = await fetcher(url, { redirect: 'manual', signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== origin) {
      throw new AskError(
        `${url} redirects to ${quoted(next.href)}, and only ${origin} is read. If the site has moved, restart the server with its new address.`,
      );
    }
    if (redirects === mostRedirects) throw new AskError(`${url} redirects again and again.`);
    return request(next.href, signal, redirects + 1);
  }

  return {
    name: base,
    async read(file) {
      if (!isInside(file)) return undefined;
      const url = base + encodeURI(file);
      try {
        const answer = await request(url, AbortSignal.timeout(patience));
        if (answer.ok) return await textOf(answer, url);
        await answer.body?.cancel();
        if (answer.status === 404) return undefined;
        throw new AskError(`${url} answers with the status ${answer.status}.`);
      } catch (error) {
        if (error instanceof AskError) throw error;
        throw new AskError(`${url} does not answer: ${(error as Error).message}.`);
      }
    },
  };
}

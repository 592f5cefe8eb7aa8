import type { Failure } from './protocol';

/** Why something could not be read. */
export class ReadError extends Error {
  constructor(readonly reason: Failure) {
    super(reason);
  }
}

/** Reads JSON from this site; falls back to a cached copy if the network fails, unless `cache` is `reload`. */
export async function readJson(
  url: string,
  cache: RequestCache,
  fetcher: typeof fetch,
): Promise<unknown> {
  const ask = (mode: RequestCache): Promise<Response> =>
    fetcher(url, { cache: mode, credentials: 'same-origin' });
  let response: Response;
  try {
    response = await ask(cache).catch((error: unknown) => {
      if (cache === 'reload') throw error;
      return ask('force-cache');
    });
  } catch {
    throw new ReadError('network');
  }
  if (!response.ok) throw new ReadError(response.status === 404 ? 'missing' : 'network');
  try {
    return await response.json();
  } catch {
    throw new ReadError('damaged');
  }
}

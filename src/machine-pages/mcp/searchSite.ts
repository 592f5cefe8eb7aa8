import { groupHits, withDetails } from '../../search/browser/groupHits';
import { createSession, type Reply } from '../../search/browser/session';
import type { ProductId } from '../../products/types';
import type { SearchResult } from '../../search/types';
import { AskError } from './askError';
import type { DocsVersion, Site } from './site';

export interface SearchQuestion {
  query: string;
  version: DocsVersion;
  /** The product to search; all of them by default. */
  product?: ProductId | undefined;
}

/** Searches as the site does: with the session of the site's search worker and with files from the site. */
export type SearchSite = (question: SearchQuestion) => Promise<SearchResult>;

/** Returns a `fetch` for the session, which reads addresses from the root of the site. */
const fetcherOf =
  ({ source }: Site): typeof fetch =>
  async (input) => {
    const text = await source.read(String(input).slice(1));
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };

/** Creates the search of a site. It keeps the index of each version that was searched. */
export function createSearch(site: Site): SearchSite {
  /** Sessions with the index of one version of one build, by version. */
  const sessions = new Map<string, ReturnType<typeof start>>();
  let number = 0;
  /** A session answers only the latest query, so each query waits for the one before it. */
  let last: Promise<unknown> = Promise.resolve();

  function start(build: string) {
    const replies: Reply[] = [];
    const reply = (each: Reply): void => void replies.push(each);
    return { build, replies, handle: createSession({ reply, fetcher: fetcherOf(site) }) };
  }

  async function opened({ segment }: DocsVersion): Promise<ReturnType<typeof start>> {
    const { build } = await site.manifest();
    const known = sessions.get(segment);
    if (known?.build === build) return known;
    const session = start(build);
    const { handle, replies } = session;
    await handle({ type: 'open', baseUrl: '/', segment, isFresh: false });
    const failed = replies.find((reply) => reply.type === 'failed');
    if (failed) {
      throw new AskError(`The search of ${site.source.name} could not be read (${failed.reason}).`);
    }
    sessions.set(segment, session);
    return session;
  }

  async function ask({ query, version, product }: SearchQuestion): Promise<SearchResult> {
    const { handle, replies } = await opened(version);
    replies.length = 0;
    number += 1;
    await handle({
      type: 'search',
      id: number,
      query,
      // The family isn't ranked first in any search: a reader of the home page gets the same results.
      product: product ?? 'introduction',
      isScoped: product !== undefined,
    });
    let result: SearchResult | undefined;
    for (const reply of replies) {
      if (reply.type === 'failed') throw new AskError('The search failed; ask again.');
      if (reply.type === 'result') result = reply.result;
      if (reply.type === 'details' && result)
        result = { ...result, hits: withDetails(result.hits, reply.details) };
    }
    if (!result) throw new AskError('The search gave no answer; ask again.');
    // In the same order as on the page with all results.
    return { ...result, hits: groupHits(result.hits).flatMap((group) => group.hits) };
  }

  return (question) => {
    const answer = last.then(() => ask(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}

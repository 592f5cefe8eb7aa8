import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { reportEvent } from '@site/src/analytics/reportEvent';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { useSiteVersions } from '@site/src/navigation/useSiteVersions';
import { productFromPath } from '@site/src/products';
import { parseSitePath } from '@site/src/products/path';
import { createClient, type ClientState } from '../browser/client';
import { takeWorker } from '../browser/firstWorker';
import { useSearchOpen } from './dialogStore';
/** One worker for the whole visit; it starts with the first request. */
const client = createClient(takeWorker);

/** Returns the product and version in which a reader of this page searches. */
export function useSearchPlace(wantedSegment?: string) {
  const pathname = usePagePath();
  const versions = useSiteVersions();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const segment = wantedSegment ?? parseSitePath(pathname, baseUrl).version ?? '';
    const read = versions.find((one) => one.segment === segment) ?? versions[0];
    const found = read?.segment ?? '';
    return {
      product: productFromPath(pathname, { baseUrl }),
      /** The segment of the version: empty for the current one. */
      segment: found,
      /** The version as a reader knows it. */
      version: read?.version ?? '',
      /** The base path of that version, with a slash at both ends. */
      root: found ? `${baseUrl}${found}/` : baseUrl,
    };
  }, [pathname, versions, baseUrl, wantedSegment]);
}

/** Where search looks. */
export type SearchPlace = ReturnType<typeof useSearchPlace>;

/** A query that has not changed for this many milliseconds is taken as final. */
const settledTime = 900;

/** Reports each query that finds nothing, once the reader has stopped typing. */
function useReportEmpty(query: string, { answered, result }: ClientState): void {
  const isEmpty =
    query.trim() !== '' && answered === query && result?.hits.length === 0 && !result.isPartial;
  useEffect(() => {
    if (!isEmpty) return undefined;
    const timer = window.setTimeout(() => {
      reportEvent({ category: 'search', action: 'no-result', label: query.trim() });
    }, settledTime);
    return () => window.clearTimeout(timer);
  }, [isEmpty, query]);
}

/**
 * Returns the answers to a query in a version, as they arrive.
 *
 * @param isScoped - whether to search only the product's pages
 */
export function useSearch(
  query: string,
  { product, segment }: SearchPlace,
  isScoped: boolean,
): { state: ClientState; retry: () => void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  // The page of all results asks again once the dialog, which has asked something else meanwhile, is closed.
  const isDialogOpen = useSearchOpen();
  useEffect(() => {
    client.open({ baseUrl, segment });
  }, [baseUrl, segment, isDialogOpen]);
  useEffect(() => {
    if (query.trim() !== '') {
      client.search({ query, product: product.id, isScoped });
    }
  }, [query, product.id, isScoped, baseUrl, segment, isDialogOpen]);
  useReportEmpty(query, state);
  return { state, retry: client.retry };
}

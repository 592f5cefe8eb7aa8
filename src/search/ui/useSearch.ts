import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { reportEvent } from '@site/src/analytics/reportEvent';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { useSiteVersions } from '@site/src/navigation/useSiteVersions';
import { productFromPath, type Product } from '@site/src/products';
import { parseSitePath } from '@site/src/products/path';
import { takeWorker } from './loadPanel';
import { createClient, type ClientState } from '@site/src/search/browser/client';

/** One worker for the whole visit; it starts with the first question. */
const client = createClient(takeWorker);

/** Where search looks. */
export interface SearchPlace {
  /** The product of the page being read. */
  product: Product;
  /** The segment of the version being read: empty for the current one. */
  segment: string;
  /** The version as a reader knows it. */
  version: string;
  /** The base path of that version, with a slash at both ends. */
  root: string;
}

/** Where a reader of this page searches. */
export function useSearchPlace(wantedSegment?: string | null): SearchPlace {
  const pathname = usePagePath();
  const versions = useSiteVersions();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const segment = wantedSegment ?? parseSitePath(pathname, baseUrl).version ?? '';
    const read = versions.find((one) => one.segment === segment) ?? versions[0];
    const found = read?.segment ?? '';
    return {
      product: productFromPath(pathname, { baseUrl }),
      segment: found,
      version: read?.version ?? '',
      root: found ? `${baseUrl}${found}/` : baseUrl,
    };
  }, [pathname, versions, baseUrl, wantedSegment]);
}

/** A query that a reader has not changed for so long is meant (milliseconds). */
const settledTime = 900;

/** Tells once of each query that finds nothing, when the reader has stopped typing. */
function useReportEmpty(query: string, { answered, result }: ClientState): void {
  const isEmpty = query.trim() !== '' && answered === query && result?.hits.length === 0;
  useEffect(() => {
    if (!isEmpty) return undefined;
    const timer = window.setTimeout(() => {
      reportEvent({ category: 'search', action: 'no-result', label: query.trim().slice(0, 100) });
    }, settledTime);
    return () => window.clearTimeout(timer);
  }, [isEmpty, query]);
}

export interface Search {
  state: ClientState;
  retry: () => void;
}

/**
 * The answers to a query in a version, as they come in.
 *
 * @param isScoped - whether only pages of the product are wanted
 */
export function useSearch(
  query: string,
  { product, segment }: SearchPlace,
  isScoped: boolean,
): Search {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  useEffect(() => {
    client.open({ baseUrl, segment });
  }, [baseUrl, segment]);
  useEffect(() => {
    if (query.trim() !== '') {
      client.search({ query, product: product.id, isScoped });
    }
  }, [query, product.id, isScoped, baseUrl, segment]);
  useReportEmpty(query, state);
  return { state, retry: client.retry };
}

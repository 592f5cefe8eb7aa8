import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { products, type Product } from '@site/src/products';
import { groupHits, hitKey } from '@site/src/search/browser/groupHits';
import { searchWith, writeSearch } from '@site/src/utils/addressStore';
import { literalField } from '@site/src/utils/literalField';
import HitBody, { Marked } from './HitBody';
import { choiceAddress, countText, kindLabels } from './Options';
import { NoHits, OtherLibrary, SearchFailure } from './messages';
import Scope from './Scope';
import { useSearch, useSearchPlace } from './useSearch';
import hitStyles from './hits.module.css';
import styles from './page.module.css';

/** Values for parameters of an address; those without a value are removed. */
type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns the query of this page's address, and a function that changes some of its parameters. It isn't read from the browser,
 * whose address is that of the next page while that page loads and this one still shows its results.
 */
function useQuery(): [search: string, change: (values: Values) => void] {
  const { key, search: asked } = useLocation();
  // One HTML file serves all queries, so the address is read after hydration.
  const linked = useIsBrowser() ? asked : '';
  // The router is slow with each new address, so what is typed does not pass through it.
  const [typed, setTyped] = useState<{ key: string | undefined; search: string }>();
  const search = typed && typed.key === key ? typed.search : linked;
  const change = (values: Values): void => {
    const next = searchWith(search, values);
    setTyped({ key, search: next });
    writeSearch(next);
  };
  return [search, change];
}

/** All results of a query, at an address that can be shared: it contains the query, version and product. */
export default function ResultsPage(): ReactNode {
  const [search, change] = useQuery();
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const here = useSearchPlace(parameters.get('version') ?? '');
  const named = products.find(({ id }) => id === parameters.get('product'));
  // The address names a product only while its pages alone are searched; the choice must stay without it.
  const [chosen, setChosen] = useState<Product>();
  const product = named ?? chosen ?? here.product;
  const place = { ...here, product };
  const hasProduct = product.id !== 'introduction';
  const isScoped = hasProduct && named !== undefined;
  const choose = (isProduct: boolean): void => {
    setChosen(product);
    change({ product: isProduct ? product.id : undefined });
  };
  const { state, retry } = useSearch(query, place, isScoped);
  const { status, result } = state;
  const isAnswered = query.trim() !== '' && status === 'ready' && state.answered === query;
  const event = eventAttributes('search', 'select', query.trim());

  return (
    <main className={styles.page}>
      <Heading as="h1">Search</Heading>
      <form role="search" className={styles.form} onSubmit={(submit) => submit.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          aria-label="Search the documentation"
          {...literalField}
          dir="auto"
          // The address has it, too.
          data-kept
          value={query}
          onChange={({ target }) => change({ q: target.value || undefined })}
        />
      </form>
      {hasProduct && <Scope productName={product.name} isScoped={isScoped} onChange={choose} />}
      <p role="status" className={styles.count}>
        {isAnswered && result && !result.isPartial && (
          <>
            {countText(result.hits.length)}
            {' · '}
            <bdi dir="ltr">{here.version}</bdi>
            {result.corrected && (
              <>
                {' · '}
                Results for <strong>{result.corrected}</strong>
              </>
            )}
          </>
        )}
      </p>
      {status === 'failed' && <SearchFailure reason={state.reason} retry={retry} />}
      {isAnswered && result?.hits.length === 0 && !result.isPartial && (
        <NoHits
          query={query}
          place={place}
          result={result}
          onEverything={() => choose(false)}
          onFollow={() => undefined}
        />
      )}
      {isAnswered && <OtherLibrary query={query} hits={result?.hits ?? []} />}
      {isAnswered &&
        groupHits(result?.hits ?? []).map(({ kind, hits }) => (
          <section key={kind}>
            <Heading as="h2">{kindLabels[kind]}</Heading>
            <ol className={hitStyles.results}>
              {hits.map((hit) => (
                <li key={hitKey(hit)}>
                  <Link
                    className={hitStyles.link}
                    to={here.root + choiceAddress({ hit })}
                    autoAddBaseUrl={false}
                    {...event}
                  >
                    <HitBody hit={hit} />
                  </Link>
                  {hit.sections && hit.sections.length > 0 && (
                    <ul className={hitStyles.section}>
                      {hit.sections.map((section) => (
                        <li key={section.id}>
                          <Link
                            className={hitStyles.link}
                            to={here.root + choiceAddress({ hit, section })}
                            autoAddBaseUrl={false}
                            {...event}
                          >
                            <bdi>
                              <Marked text={section.heading} />
                            </bdi>
                            <span className="x-visually-hidden">, {hit.title.text}</span>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      <noscript>
        <p>
          Search runs in the browser and needs JavaScript. The navigation of each product lists all
          of its pages.
        </p>
      </noscript>
    </main>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { products, type Product } from '@site/src/products';
import { groupHits, hitKey } from '@site/src/search/browser/groupHits';
import { resultsAddress } from '@site/src/search/manifest';
import { literalField } from '@site/src/utils/literalField';
import HitBody, { Marked } from './HitBody';
import { choiceAddress, countText, kindLabels } from './Options';
import { NoHits, OtherLibrary, SearchFailure } from './messages';
import Scope from './Scope';
import { useSearch, useSearchPlace } from './useSearch';
import hitStyles from './hits.module.css';
import styles from './page.module.css';

/** How long after a change the address follows the form, in milliseconds. */
const addressDelay = 400;

/** All results of a query, at an address that can be shared: it contains the query, version and product. */
export default function ResultsPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { search } = useLocation();
  const history = useHistory();
  // One HTML file serves all queries, so the address is read after hydration.
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const asked = parameters.get('q') ?? '';
  const [typed, setTyped] = useState<{ text: string; search: string }>();
  // An address that this page has written arrives late: the reader may have typed more, and the field must keep that.
  const [written, setWritten] = useState('');
  const isOwnAddress = search === typed?.search || search === written;
  const query = typed && (isOwnAddress || typed.text === asked) ? typed.text : asked;

  const here = useSearchPlace(parameters.get('version') ?? '');
  const named = products.find(({ id }) => id === parameters.get('product'));
  // The address names a product only while its pages alone are searched; the choice must stay without it.
  const [chosen, setChosen] = useState<{ product: Product; isScoped: boolean; search: string }>();
  const scope = search === chosen?.search || search === written ? chosen : undefined;
  const product = named ?? scope?.product ?? here.product;
  const place = { ...here, product };
  const hasProduct = product.id !== 'introduction';
  const isScoped = hasProduct && (scope?.isScoped ?? true);
  const choose = (next: boolean): void => setChosen({ product, isScoped: next, search });
  const { state, retry } = useSearch(query, place, isScoped);
  const { status, result } = state;
  const isAnswered = query.trim() !== '' && status === 'ready' && state.answered === query;

  const target = resultsAddress(baseUrl, {
    query,
    segment: here.segment,
    ...(isScoped && { product: product.id }),
  });
  const isChanged = query !== asked || isScoped !== (named !== undefined);
  useEffect(() => {
    if (!isChanged) return undefined;
    // The router is slow with each new address, so it gets one only when the reader pauses.
    const timer = window.setTimeout(() => {
      setWritten(new URL(target, window.location.origin).search);
      history.replace(target);
    }, addressDelay);
    return () => window.clearTimeout(timer);
  }, [isChanged, target, history]);

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
          onChange={(change) => setTyped({ text: change.target.value, search })}
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

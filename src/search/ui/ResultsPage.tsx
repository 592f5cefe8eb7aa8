import { useEffect, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { products } from '@site/src/products';
import { groupHits, withDetails } from '@site/src/search/browser/groupHits';
import HitBody from './HitBody';
import { countText, failureText, kindLabel, retryLabel } from './labels';
import Marked from './Marked';
import NoHits from './NoHits';
import { resultsAddress } from './resultsAddress';
import Scope from './Scope';
import { useSearch, useSearchPlace } from './useSearch';
import hitStyles from './hits.module.css';
import panelStyles from './panel.module.css';
import styles from './page.module.css';

/** The address follows the field after so long (milliseconds). */
const addressDelay = 400;

/** All results of a query, at an address that can be shared: the address says query, version and product. */
export default function ResultsPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { search } = useLocation();
  const history = useHistory();
  // One HTML file serves all queries: what the address says is read after hydration.
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const asked = parameters.get('q') ?? '';
  const [typed, setTyped] = useState<{ text: string; search: string }>();
  // An address of our own arrives late: the reader may have typed on, and the field is theirs.
  const [written, setWritten] = useState('');
  const isOwnAddress = search === typed?.search || search === written;
  const query = typed && (isOwnAddress || typed.text === asked) ? typed.text : asked;

  const here = useSearchPlace(parameters.get('version') ?? '');
  const product = products.find(({ id }) => id === parameters.get('product')) ?? here.product;
  const place = { ...here, product };
  const [isEverywhere, setEverywhere] = useState(false);
  const hasProduct = product.id !== 'introduction';
  const isScoped = hasProduct && !isEverywhere;
  const { state, retry } = useSearch(query, place, isScoped);
  const { status, result, details } = state;
  const isAnswered = query.trim() !== '' && status === 'ready' && state.answered === query;

  const target = resultsAddress(baseUrl, {
    query,
    segment: here.segment,
    ...(hasProduct && { product: product.id }),
  });
  const isTyped = query !== asked;
  useEffect(() => {
    if (!isTyped) return undefined;
    // The router takes its time for each address: once the reader pauses is enough.
    const timer = window.setTimeout(() => {
      setWritten(new URL(target, window.location.origin).search);
      history.replace(target);
    }, addressDelay);
    return () => window.clearTimeout(timer);
  }, [isTyped, target, history]);

  const addressOf = (path: string, id?: string): string =>
    here.root + path.slice(1) + (id ? `#${id}` : '');
  const event = {
    'data-ga-event-category': 'search',
    'data-ga-event-action': 'select',
    'data-ga-event-label': query.trim(),
  };

  return (
    <main className={styles.page}>
      <Heading as="h1">
        <Translate id="x.search.page.title">Search</Translate>
      </Heading>
      <form role="search" className={styles.form} onSubmit={(submit) => submit.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          aria-label={translate({ id: 'x.search.label', message: 'Search the documentation' })}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(change) => setTyped({ text: change.target.value, search })}
        />
      </form>
      {hasProduct && (
        <Scope
          productName={product.name}
          isScoped={isScoped}
          onChange={(next) => setEverywhere(!next)}
        />
      )}
      <p role="status" className={styles.count}>
        {isAnswered && result && (
          <>
            {countText(result.hits.length)}
            {' · '}
            <bdi dir="ltr">{here.version}</bdi>
            {result.corrected && (
              <>
                {' · '}
                <Translate
                  id="x.search.corrected"
                  values={{ query: <strong>{result.corrected}</strong> }}
                >
                  {'Results for {query}'}
                </Translate>
              </>
            )}
          </>
        )}
      </p>
      {status === 'failed' && (
        <div role="alert" className={panelStyles.message}>
          <p>{failureText(state.reason)}</p>
          <button type="button" className={panelStyles.action} onClick={retry}>
            {retryLabel()}
          </button>
        </div>
      )}
      {isAnswered && result?.hits.length === 0 && (
        <NoHits
          query={query}
          place={place}
          result={result}
          onEverything={() => setEverywhere(true)}
          onFollow={() => undefined}
        />
      )}
      {isAnswered &&
        groupHits(withDetails(result?.hits ?? [], details)).map(({ kind, hits }) => (
          <section key={kind}>
            <Heading as="h2">{kindLabel(kind)}</Heading>
            <ol className={hitStyles.results}>
              {hits.map((hit) => (
                <li key={hit.path}>
                  <Link
                    className={hitStyles.link}
                    to={addressOf(hit.path)}
                    autoAddBaseUrl={false}
                    {...event}
                  >
                    <HitBody hit={hit} />
                  </Link>
                  {hit.sections && hit.sections.length > 0 && (
                    <ul className={hitStyles.section}>
                      {hit.sections.map(({ id, heading }) => (
                        <li key={id}>
                          <Link
                            className={hitStyles.link}
                            to={addressOf(hit.path, id)}
                            autoAddBaseUrl={false}
                            {...event}
                          >
                            <Marked text={heading} />
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
          <Translate id="x.search.noScript">
            Search runs in the browser and needs JavaScript. The navigation of each product lists
            all of its pages.
          </Translate>
        </p>
      </noscript>
    </main>
  );
}

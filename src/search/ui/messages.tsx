import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { productById } from '@site/src/products';
import type { Hit, SearchResult } from '@site/src/search/types';
import Unloaded from '@site/src/utils/Unloaded';
import type { Failure } from '../browser/session';
import { focusField, ifHere } from './presses';
import type { SearchPlace } from './useSearch';
import styles from './panel.module.css';

/** A button that disappears when it is pressed: the field then has the focus. */
function Action({ label, onPress }: { label: string; onPress: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      onClick={(event) => {
        focusField(event);
        onPress();
      }}
    >
      {label}
    </button>
  );
}

interface NoHitsProps {
  query: string;
  place: SearchPlace;
  result: SearchResult;
  onEverything: () => void;
  onFollow: () => void;
}

const maxShown = 60;

/** Shown if nothing was found: the most similar pages and names, the other products, and the overview to browse from. */
export function NoHits({
  query,
  place: { product, root },
  result: { nearest = [], isElsewhere },
  onEverything,
  onFollow,
}: NoHitsProps): ReactNode {
  const shown = query.trim();
  return (
    <div className={styles.message}>
      <p>
        Nothing found for{' '}
        <strong dir="auto">
          {shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown}
        </strong>
        .
      </p>
      {isElsewhere && <Action label="Search everything" onPress={onEverything} />}
      {nearest.length > 0 && <p className={styles.nearest}>Similar names:</p>}
      <ul className={styles.links}>
        {nearest.map(({ name, path, id }) => (
          <li key={name}>
            <Link
              to={`${root}${path.slice(1)}${id ? `#${id}` : ''}`}
              autoAddBaseUrl={false}
              onClick={ifHere(onFollow)}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={root + product.overviewPath.slice(1)}
            autoAddBaseUrl={false}
            onClick={ifHere(onFollow)}
          >
            {`${product.name} overview`}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Says that a query names another library, above the product that does the same. */
export function OtherLibrary({ query, hits }: { query: string; hits: readonly Hit[] }): ReactNode {
  const meant = hits.find(({ isOther }) => isOther);
  return (
    meant && (
      <p className={styles.hint}>
        <strong dir="auto">{query.trim()}</strong> is another library. Did you mean{' '}
        <strong>{productById(meant.product).name}</strong>?
      </p>
    )
  );
}

/** Returns what went wrong, and what the reader can do about it. */
const failureText = (reason: Exclude<Failure, 'unloaded'> | undefined): string =>
  ({
    network: 'The search index could not be loaded: you may be offline, or it is blocked.',
    missing: 'The server has no search index for this version.',
    damaged: 'The search index is damaged and cannot be read.',
    otherBuild: 'The site was updated while you were reading. Try again, or reload the page.',
    worker: 'Search could not be started in this browser.',
  })[reason ?? 'worker'];

/** Says why search does not work, and tries again. */
export function SearchFailure({
  reason,
  retry,
}: {
  reason: Failure | undefined;
  retry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      {reason === 'unloaded' ? (
        <Unloaded onRetry={retry} onPress={focusField} className={styles.action} />
      ) : (
        <>
          <p>{failureText(reason)}</p>
          <Action label="Try again" onPress={retry} />
        </>
      )}
    </div>
  );
}

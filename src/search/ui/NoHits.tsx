import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SearchResult } from '@site/src/search/types';
import { focusField, ifHere } from './presses';
import type { SearchPlace } from './useSearch';
import styles from './panel.module.css';

export interface NoHitsProps {
  query: string;
  place: SearchPlace;
  result: SearchResult;
  onEverything: () => void;
  onFollow: () => void;
}

const maxShown = 60;

/** Shown if nothing was found: the most similar pages and names, the other products, and the overview to browse from. */
export default function NoHits({
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
      {isElsewhere && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            focusField(event);
            onEverything();
          }}
        >
          Search everything
        </button>
      )}
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

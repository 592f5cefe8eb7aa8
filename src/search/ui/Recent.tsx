import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RecentSearches } from '@site/src/search/browser/recent';
import styles from './panel.module.css';

export interface RecentProps {
  recent: RecentSearches;
  onChoose: (query: string) => void;
}

/** How many recent searches one line shows. */
const maxInLine = 3;

/** The reader's recent searches in one line, above the results of the last one. */
export function RecentLine({
  recent,
  current,
  onChoose,
}: RecentProps & { current: string }): ReactNode {
  const queries = recent
    .list()
    .filter((query) => query.toLowerCase() !== current.trim().toLowerCase())
    .slice(0, maxInLine);
  return (
    queries.length > 0 && (
      <section className={styles.line}>
        <h2>{translate({ id: 'x.search.recent', message: 'Recent searches' })}</h2>
        {queries.map((query) => (
          <button
            key={query}
            type="button"
            className={styles.query}
            dir="auto"
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
      </section>
    )
  );
}

/** What readers often look for: in the words of a task, each with a good first result. */
const tasks = [
  translate({ id: 'x.search.task.edit', message: 'edit rows' }),
  translate({ id: 'x.search.task.server', message: 'load rows from a server' }),
  translate({ id: 'x.search.task.export', message: 'export to Excel' }),
  translate({ id: 'x.search.task.dates', message: 'disable dates' }),
  translate({ id: 'x.search.task.tooltip', message: 'custom chart tooltip' }),
  translate({ id: 'x.search.task.tree', message: 'reorder tree items' }),
];

/** Common tasks, and a hint on what else to type. */
function Tasks({ onChoose }: Pick<RecentProps, 'onChoose'>): ReactNode {
  return (
    <section className={styles.recent}>
      <h2>{translate({ id: 'x.search.tasks', message: 'Common tasks' })}</h2>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>
            <button type="button" className={styles.query} onClick={() => onChoose(task)}>
              {task}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {translate({
          id: 'x.search.hint',
          message: 'Type a topic (“freeze columns”), a name (“rowSelectionModel”) or a question.',
        })}
      </p>
    </section>
  );
}

/** Shown before anything is typed: the reader's recent searches, each of which can be removed, and common tasks. */
export default function Recent({ recent, onChoose }: RecentProps): ReactNode {
  const [queries, setQueries] = useState(() => recent.list());
  return (
    <>
      {queries.length > 0 && (
        <Queries {...{ queries, recent, onChoose }} onChange={() => setQueries(recent.list())} />
      )}
      <Tasks onChoose={onChoose} />
    </>
  );
}

function Queries({
  queries,
  recent,
  onChoose,
  onChange,
}: RecentProps & { queries: readonly string[]; onChange: () => void }): ReactNode {
  return (
    <section className={styles.recent}>
      <header>
        <h2>{translate({ id: 'x.search.recent', message: 'Recent searches' })}</h2>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            recent.clear();
            onChange();
          }}
        >
          {translate({ id: 'x.search.recent.clear', message: 'Clear all' })}
        </button>
      </header>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={styles.query}
              dir="auto"
              onClick={() => onChoose(query)}
            >
              {query}
            </button>
            <button
              type="button"
              className={styles.quiet}
              aria-label={translate(
                { id: 'x.search.recent.remove', message: 'Remove “{query}”' },
                { query },
              )}
              onClick={() => {
                recent.remove(query);
                onChange();
              }}
            >
              <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5.5 5.5 9 9m0-9-9 9" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

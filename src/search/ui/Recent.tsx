import { useState, type MouseEvent, type ReactNode } from 'react';
import type { RecentSearches } from '@site/src/search/browser/recent';
import { focusField } from './presses';
import styles from './panel.module.css';

export interface RecentProps {
  recent: RecentSearches;
  onChoose: (query: string) => void;
}

function QueryButton({
  query,
  onChoose,
}: Pick<RecentProps, 'onChoose'> & { query: string }): ReactNode {
  return (
    <button type="button" className={styles.query} dir="auto" onClick={() => onChoose(query)}>
      {query}
    </button>
  );
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
        <h2>Recent searches</h2>
        {queries.map((query) => (
          <QueryButton key={query} query={query} onChoose={onChoose} />
        ))}
      </section>
    )
  );
}

/** What readers often look for, as they would type it. */
const tasks = [
  'edit rows',
  'load rows from a server',
  'export to Excel',
  'disable dates',
  'custom chart tooltip',
  'reorder tree items',
];

/** Moves the focus from the button of an entry that is about to disappear to that of its neighbor, or to the field. */
function focusNext(event: MouseEvent): void {
  const entry = event.currentTarget.parentElement;
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('button[aria-label]');
  if (button) button.focus();
  else focusField(event);
}

/** Shown before anything is typed: the reader's recent searches, each of which can be removed, and common tasks. */
export default function Recent({ recent, onChoose }: RecentProps): ReactNode {
  const [queries, setQueries] = useState(() => recent.list());
  return (
    <>
      {queries.length > 0 && (
        <section className={styles.recent}>
          <header>
            <h2>Recent searches</h2>
            <button
              type="button"
              className={styles.quiet}
              onClick={(event) => {
                focusField(event);
                recent.clear();
                setQueries([]);
              }}
            >
              Clear all
            </button>
          </header>
          <ul>
            {queries.map((text) => (
              <li key={text}>
                <QueryButton query={text} onChoose={onChoose} />
                <button
                  type="button"
                  className={styles.quiet}
                  aria-label={`Remove “${text}”`}
                  onClick={(event) => {
                    focusNext(event);
                    recent.remove(text);
                    setQueries(recent.list());
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
      )}
      <section className={styles.recent}>
        <h2>Common tasks</h2>
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task}>
              <QueryButton query={task} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          Type a topic (“freeze columns”), a name (“rowSelectionModel”) or a question.
        </p>
      </section>
    </>
  );
}

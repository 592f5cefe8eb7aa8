import { useEffect, useId, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useFilteredSign } from '@site/src/preferences/ui/useFilteredSign';
import { literalField } from '@site/src/utils/literalField';
import { componentsOf, isShown, noFilter, type ByFilter } from '../browser/filter';
import type { EntryFacts } from '../types';
import { changeFilter, useFilter, useTicks } from './useMigration';
import styles from './styles.module.css';

export interface ChangesProps {
  /** The name of the page's folder. */
  page: string;
  /** JSON of `EntryFacts[]`, written by the build: see `src/migration/node`. */
  entries: string;
}

const byLabels: Record<ByFilter, string> = {
  '': 'All changes',
  codemod: 'Done by the codemod',
  hand: 'By hand',
};

/** Styles that leave hidden entries out of the page's contents, and groups without any other entry. */
function tocStyles(hidden: readonly EntryFacts[]): string {
  const links = hidden.map(({ id }) => `[href="#${id}"]`).join();
  return `.table-of-contents :is(li:has(> :is(${links})), li:has(ul):not(:has(ul a:not(${links})))) { display: none }`;
}

/** The filter of a migration guide, and how many of its entries are done. */
export default function Changes({ page, entries: json }: ChangesProps): ReactNode {
  const entries = useMemo(() => JSON.parse(json) as EntryFacts[], [json]);
  const components = useMemo(() => componentsOf(entries), [entries]);
  const filter = useFilter();
  const [ticks] = useTicks(page);
  const id = useId();
  useFilteredSign();
  const isUnknown = filter.component !== '' && !components.includes(filter.component);
  useEffect(() => {
    if (isUnknown) changeFilter({ ...filter, component: '' });
  }, [isUnknown, filter]);

  const done = entries.filter((entry) => ticks.has(entry.id)).length;
  const hidden = entries.filter((entry) => !isShown(entry, filter));
  const isFiltered = filter.component !== '' || filter.by !== '' || filter.text !== '';
  const label = 'Filter by title or component';
  return (
    <div className={styles.controls} role="search" data-changes>
      {hidden.length > 0 && <style>{tocStyles(hidden)}</style>}
      <div className={styles.bar}>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          {...literalField}
          value={filter.text}
          onChange={({ target }) => changeFilter({ ...filter, text: target.value })}
        />
        <span role="status">
          {`${done} of ${entries.length} done`}
          {isFiltered && `, ${entries.length - hidden.length} shown`}
        </span>
        {isFiltered && (
          <button type="button" onClick={() => changeFilter(noFilter)}>
            Show all
          </button>
        )}
      </div>
      <div className={styles.options}>
        {components.length > 0 && (
          <p>
            <label htmlFor={`${id}component`}>Component</label>
            <select
              id={`${id}component`}
              value={isUnknown ? '' : filter.component}
              onChange={({ target }) => changeFilter({ ...filter, component: target.value })}
            >
              <option value="">All components</option>
              {components.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </p>
        )}
        <p>
          <label htmlFor={`${id}by`}>Changes</label>
          <select
            id={`${id}by`}
            value={filter.by}
            onChange={({ target }) => changeFilter({ ...filter, by: target.value as ByFilter })}
          >
            {Object.entries(byLabels).map(([by, name]) => (
              <option key={by} value={by}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <p>
          <progress max={entries.length} value={done} aria-label="Completed changes" />
        </p>
        <p>
          <Link to="/migration/check/">Check which changes concern your code</Link>
        </p>
      </div>
    </div>
  );
}

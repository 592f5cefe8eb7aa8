import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { isShown } from '../browser/filter';
import type { EntryDetails } from '../types';
import { useFilter, useTicks } from './useMigration';
import styles from './styles.module.css';

/** The entry that contains a `<Change />`. */
export interface CurrentEntry {
  details: EntryDetails;
  isDone: boolean;
  toggle: () => void;
}

const EntryContext = createContext<CurrentEntry | null>(null);

/** Returns the entry around a `<Change />`. */
export function useEntry(): CurrentEntry {
  const entry = use(EntryContext);
  if (!entry) throw new Error('<Change /> must be inside an entry, which the build creates.');
  return entry;
}

export interface EntryProps {
  /** The name of the page's folder. */
  page: string;
  /** JSON of `EntryDetails`; in a guide, the build writes it: see `src/migration/node`. */
  details: string;
  children: ReactNode;
}

/** An entry of a migration guide, also in the report of the upgrade check. The filter may hide it, except when the address links to it. */
export default function Entry({ page, details: json, children }: EntryProps): ReactNode {
  const details = useMemo(() => JSON.parse(json) as EntryDetails, [json]);
  const { id } = details;
  const filter = useFilter();
  const [ticks, toggle] = useTicks(page);
  const isTarget = useLocation().hash === `#${id}`;
  const isDone = ticks.has(id);
  return (
    <section
      className={clsx('x-change', styles.entry)}
      hidden={!isTarget && !isShown(details, filter)}
      data-done={isDone || undefined}
    >
      <EntryContext value={{ details, isDone, toggle: () => toggle(id) }}>{children}</EntryContext>
    </section>
  );
}

import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasModifier } from '@site/src/utils/keyPress';
import { storageSlot } from '@site/src/utils/slots';
import { createRecent } from '@site/src/search/browser/recent';
import { resultsAddress } from '@site/src/search/manifest';
import type { HitGroup } from '@site/src/search/browser/groupHits';
import { ifHere } from './presses';
import Loading from './Loading';
import HitPreview from './HitPreview';
import { NoHits, OtherLibrary, SearchFailure } from './messages';
import Options, { choiceKey, choicesOf, countText } from './Options';
import Recent, { RecentLine } from './Recent';
import Scope from './Scope';
import { useSearch, useSearchPlace } from './useSearch';
import { useShownGroups } from './useShownGroups';
import styles from './panel.module.css';

/** What the results list tells the field. */
export interface Combobox {
  isExpanded: boolean;
  /** The id of the option that Enter opens. */
  activeId?: string;
}

/** The props of the results panel. */
export interface PanelProps {
  query: string;
  setQuery: (query: string) => void;
  /** Whether the query is the one that the dialog opened with. */
  isKept: boolean;
  listId: string;
  setCombobox: (combobox: Combobox) => void;
  /** Set by the panel: handles a key, and returns true if it did something. */
  onKeyRef: { current: ((event: KeyboardEvent) => boolean) | null };
  /** The query for which Enter was pressed before its answer: its first result is opened as soon as there is one. */
  enteredRef: { current: string | undefined };
  close: () => void;
}

export type PanelComponent = (props: PanelProps) => ReactNode;

const recent = createRecent(storageSlot('x.search.recent'));

const noGroups: readonly HitGroup[] = [];

/** How far each key moves in the list; undefined for all other keys. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
};

/** The results below the field of the dialog. Handles the keys that are pressed in the field. */
export default function Panel({
  query,
  setQuery,
  listId,
  setCombobox,
  onKeyRef,
  enteredRef,
  isKept,
  close,
}: PanelProps): ReactNode {
  const place = useSearchPlace();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [isScoped, setScoped] = useState(false);
  const { state, retry } = useSearch(query, place, isScoped);
  const prefix = useId();
  const [chosen, setChosen] = useState<{ key: string; query: string }>();

  const hasQuery = query.trim() !== '';
  const { result, status } = state;
  const { shown, isLatest } = useShownGroups(state);
  const groups = hasQuery ? shown.groups : noGroups;
  const choices = useMemo(() => choicesOf(groups), [groups]);
  const keys = useMemo(() => choices.map(choiceKey), [choices]);
  // Enter opens the first result until the reader chooses another one for the same query.
  const activeKey =
    chosen && chosen.query === shown.query && keys.includes(chosen.key) ? chosen.key : keys[0];
  const optionId = useCallback(
    (key: string): string => `${prefix}${key.replace(/[^\w-]/g, '_')}`,
    [prefix],
  );
  // Only a result that the reader has chosen: the first one is always active, so its demo would load with every search.
  const rested = activeKey === chosen?.key && choices[keys.indexOf(activeKey ?? '')];
  const activeId = activeKey === undefined ? undefined : optionId(activeKey);
  const isExpanded = keys.length > 0;

  useLayoutEffect(() => {
    setCombobox({ isExpanded, activeId });
  }, [setCombobox, isExpanded, activeId]);

  const activate = useCallback(
    (key: string) =>
      // The same object, so that a moving pointer renders nothing; the first result is active before it is chosen.
      setChosen((before) =>
        before?.key === key && before.query === shown.query ? before : { key, query: shown.query },
      ),
    [shown.query],
  );
  const follow = useCallback(() => {
    recent.add(shown.query);
    close();
  }, [shown.query, close]);

  const followAll = (): void => {
    recent.add(query);
    close();
  };

  const isAnswered = hasQuery && state.answered === query;
  // That no name is found doesn't answer a query: the texts are still loading.
  const isCurrent = isAnswered && isLatest && (isExpanded || !result?.isPartial);
  // Enter was pressed before there was a list.
  useLayoutEffect(() => {
    if (!isCurrent) return;
    if (enteredRef.current === query && activeId)
      document.getElementById(activeId)?.querySelector('a')?.click();
    enteredRef.current = undefined;
  }, [isCurrent, query, activeId, enteredRef]);

  // A layout effect, set together with the list: a reader may press Enter as soon as there is one.
  useLayoutEffect(() => {
    onKeyRef.current = (event: KeyboardEvent): boolean => {
      // With Shift they select text, with other modifiers they are the browser's.
      const step = hasModifier(event) || event.shiftKey ? undefined : steps[event.key];
      if (step !== undefined && keys.length > 0) {
        const at = keys.indexOf(activeKey ?? '');
        const isPage = Math.abs(step) > 1;
        const next = isPage
          ? Math.min(Math.max(at + step, 0), keys.length - 1)
          : (at + step + keys.length) % keys.length;
        const key = keys[next] ?? '';
        activate(key);
        document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
        return true;
      }
      // The list may still be that of an earlier query.
      if (event.key !== 'Enter' || !isCurrent) return false;
      const link = document.getElementById(activeId ?? '')?.querySelector('a');
      if (link && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
      else link?.click();
      return true;
    };
    return () => {
      onKeyRef.current = null;
    };
  });

  const all = resultsAddress(baseUrl, {
    query,
    segment: place.segment,
    product: isScoped ? place.product.id : undefined,
  });
  return (
    <>
      {place.product.id !== 'introduction' && (
        <Scope productName={place.product.name} isScoped={isScoped} onChange={setScoped} />
      )}
      <div className={styles.body} data-search-status={status}>
        {status === 'failed' ? (
          <SearchFailure reason={state.reason} retry={retry} />
        ) : !hasQuery ? (
          <Recent recent={recent} onChoose={setQuery} />
        ) : groups.length > 0 ? (
          <>
            {isKept && <RecentLine recent={recent} current={query} onChoose={setQuery} />}
            <OtherLibrary query={shown.query} hits={groups[0]?.hits ?? []} />
            {result?.corrected && (
              <p className={styles.hint}>
                Results for <strong>{result.corrected}</strong>
              </p>
            )}
            <Options
              id={listId}
              groups={groups}
              root={place.root}
              query={shown.query.trim()}
              activeKey={activeKey}
              optionId={optionId}
              onActivate={activate}
              onFollow={follow}
            />
          </>
        ) : isCurrent && result ? (
          <NoHits
            query={query}
            place={place}
            result={result}
            onEverything={() => setScoped(false)}
            onFollow={close}
          />
        ) : (
          <Loading />
        )}
      </div>
      {rested && place.segment === '' && <HitPreview key={activeKey} {...rested} />}
      <footer className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> choose <kbd translate="no">↵</kbd>{' '}
          open <kbd translate="no">esc</kbd> close
        </span>
        {groups.length > 0 && (
          <Link to={all} autoAddBaseUrl={false} onClick={ifHere(followAll)}>
            All results
          </Link>
        )}
      </footer>
      <span role="status" className="x-visually-hidden">
        {isAnswered && status === 'ready' && !result?.isPartial
          ? countText(result?.hits.length ?? 0)
          : ''}
      </span>
    </>
  );
}

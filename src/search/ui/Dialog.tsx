import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { translate } from '@docusaurus/Translate';
import type PanelComponent from './Panel';
import { useLoadPanel } from './loadPanel';
import { useModal } from './useModal';
import styles from './dialog.module.css';

/** What the list of results tells the field it belongs to. */
export interface Combobox {
  isExpanded: boolean;
  /** The id of the option that Enter opens. */
  activeId?: string;
}

/** What the results are given. */
export interface PanelProps {
  query: string;
  setQuery: (query: string) => void;
  listId: string;
  setCombobox: (combobox: Combobox) => void;
  /** Set by the results: what they do with a key; true when they did something. */
  onKeyRef: { current: ((event: KeyboardEvent) => boolean) | null };
  close: () => void;
}

type LoadedPanel = typeof PanelComponent | 'failed' | undefined;

/** The results, which are loaded after the field is there. */
function usePanel(): [LoadedPanel, retry: () => void] {
  const [panel, setPanel] = useState<{ value: LoadedPanel }>({ value: undefined });
  const [attempt, setAttempt] = useState(0);
  const load = useLoadPanel();
  useEffect(() => {
    let isCurrent = true;
    const show = (value: LoadedPanel): void => {
      if (isCurrent) startTransition(() => setPanel({ value }));
    };
    load().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [attempt, load]);
  return [panel.value, () => setAttempt(attempt + 1)];
}

/** The dialog of search: the field, at once and with nothing to wait for, and below it the results. */
export default function Dialog({ onClose }: { onClose: () => void }): ReactNode {
  const modal = useModal(onClose);
  const onKeyRef = useRef<PanelProps['onKeyRef']['current']>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [{ isExpanded, activeId }, setCombobox] = useState<Combobox>({ isExpanded: false });
  const [Panel, retry] = usePanel();
  const label = translate({ id: 'x.search.label', message: 'Search the documentation' });

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop is one on the dialog itself; Escape does the same from the keyboard
    <dialog
      {...modal}
      className={styles.dialog}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.window}>
        <div className={styles.head}>
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog gives it the focus when it opens
            autoFocus
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            dir="auto"
            placeholder={translate({
              id: 'x.search.placeholder',
              message: 'A topic, a prop, a question',
            })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing && onKeyRef.current?.(event))
                event.preventDefault();
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            {translate({ id: 'x.search.close', message: 'Close' })}
          </button>
        </div>
        {Panel === 'failed' ? (
          <div role="alert" className={styles.failure}>
            <p>
              {translate({
                id: 'x.search.panelFailed',
                message: 'Search could not be loaded. Check your connection and try again.',
              })}
            </p>
            <button type="button" onClick={retry}>
              {translate({ id: 'x.search.retry', message: 'Try again' })}
            </button>
          </div>
        ) : (
          Panel && <Panel {...{ query, setQuery, listId, setCombobox, onKeyRef }} close={onClose} />
        )}
      </div>
    </dialog>
  );
}

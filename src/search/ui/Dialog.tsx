import { startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { explainLoss, reloadPage } from '@site/src/utils/lostFiles';
import { isComposing } from '@site/src/utils/keyPress';
import { literalField } from '@site/src/utils/literalField';
import Loading from './Loading';
import { useLoadPanel } from './loadPanel';
import { getLastQuery, isSelectedAtFirst, keepLastQuery } from './dialogStore';
import type { Combobox, PanelComponent, PanelProps } from './Panel';
import { useModal } from './useModal';
import styles from './dialog.module.css';

type LoadedPanel = PanelComponent | 'failed' | undefined;

/** Loads the results panel once the field is there. */
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

/** The search dialog: the field, which appears immediately, and the results below it. */
export default function Dialog({ onClose }: { onClose: () => void }): ReactNode {
  const modal = useModal(onClose);
  const field = useRef<HTMLInputElement>(null);
  const onKeyRef = useRef<PanelProps['onKeyRef']['current']>(null);
  const enteredRef = useRef<string>(undefined);
  // A selection in the field may end outside the window, and its click then has the dialog as its target.
  const isPressOutside = useRef(false);
  const listId = useId();
  const [query, setQuery] = useState(getLastQuery);
  const [kept] = useState(() => (isSelectedAtFirst() ? query : undefined));
  const change = (next: string): void => {
    setQuery(next);
    keepLastQuery(next);
  };
  const [{ isExpanded, activeId }, setCombobox] = useState<Combobox>({ isExpanded: false });
  const [Panel, retry] = usePanel();
  const label = 'Search the documentation';

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop is one on the dialog itself; Escape does the same from the keyboard
    <dialog
      {...modal}
      className={styles.dialog}
      aria-label={label}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) =>
        isPressOutside.current && event.target === event.currentTarget && onClose()
      }
    >
      <div className={styles.window}>
        <div className={styles.head}>
          <input
            ref={field}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog gives it the focus when it opens
            autoFocus
            className={styles.input}
            type="text"
            role="combobox"
            data-kept
            aria-label={label}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-activedescendant={activeId}
            {...literalField}
            enterKeyHint="go"
            dir="auto"
            placeholder="A topic, a prop, a question"
            value={query}
            onChange={(event) => change(event.target.value)}
            onFocus={(event) => query === kept && event.target.select()}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return;
              const isHandled = onKeyRef.current?.(event);
              if (isHandled) event.preventDefault();
              else if (event.key === 'Enter') enteredRef.current = query;
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        {Panel === 'failed' ? (
          <div role="alert" className={styles.failure}>
            <p>
              Search could not be loaded. Check your connection and try again, or reload the page.
            </p>
            <button
              type="button"
              onClick={() => {
                field.current?.focus();
                void explainLoss().then((loss) => (loss === 'updated' ? reloadPage() : retry()));
              }}
            >
              Try again
            </button>
          </div>
        ) : (
          <>
            {!Panel && query.trim() !== '' && <Loading />}
            {Panel && (
              <Panel
                {...{ query, listId, setCombobox, onKeyRef, enteredRef }}
                setQuery={(next) => {
                  change(next);
                  // The button that was pressed disappears, and the focus must not be lost with it.
                  field.current?.focus();
                }}
                isKept={query === kept}
                close={onClose}
              />
            )}
          </>
        )}
      </div>
    </dialog>
  );
}

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import fileTabs from '@site/src/components/fileTabs.module.css';
import { variantPath } from '@site/src/demos/sandbox/variantPath';
import { hasModifier } from '@site/src/utils/keyPress';
import CodeHtml from '../../code/ui/CodeHtml';
import { useHtml } from '../../code/static-html/ui/useHtml';
import type { PageCode } from '../../code/browser/pageCode';
import type { DemoFacts } from '../browser/demoFacts';
import { applyFolds, listenToFolds } from '../browser/folds';
import { labels } from './labels';
import styles from './CodePanel.module.css';

export interface CodePanelProps {
  code: PageCode;
  index: number;
  facts: DemoFacts;
  /** The element with all of the demo's own code. */
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onOpen: () => void;
  isWrapped: boolean;
}

/** The name of a file in both languages; CSS shows the one that the reader chose, from first paint on. */
function FileName({ path }: { path: string }): ReactNode {
  const other = variantPath(path, 'JS');
  return other === path ? (
    path
  ) : (
    <>
      <span data-variant="TS">{path}</span>
      <span data-variant="JS">{other}</span>
    </>
  );
}

/** The code of a demo: a preview, or its files as tabs. The demo's own files are in the page, sample data is fetched. */
export default function CodePanel({
  code,
  index,
  facts,
  ref,
  isOpen,
  onOpen,
  isWrapped,
}: CodePanelProps): ReactNode {
  const { files, shared = [] } = facts;
  const [shown, setShown] = useState(files[0]);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const paths = [...files, ...shared.map(([path]) => path)];
  const sharedCode = shared.find(([path]) => path === shown)?.[1];

  // The static code contains every file of the demo; the `hidden` attribute decides which one is visible.
  useEffect(() => {
    ref.current?.querySelectorAll<HTMLElement>('[data-path]').forEach((file) => {
      file.hidden = file.dataset.path !== shown;
    });
  });

  // The browser's search also looks through hidden lines. What it has found must be visible when the event ends. Code that has
  // to be fetched is there later than this component, hence the dependency.
  const { html } = useHtml(code, index);
  useEffect(() => {
    applyFolds(ref.current, isOpen);
    return ref.current ? listenToFolds(ref.current, isOpen, () => flushSync(onOpen)) : undefined;
  }, [ref, html, isOpen, onOpen]);

  function choose(path: string | undefined): void {
    setShown(path);
    if (!isOpen) onOpen();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    const next = (paths.indexOf(shown ?? '') + step + paths.length) % paths.length;
    choose(paths[next]);
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div className={styles.panel}>
      {paths.length > 1 && (
        // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
        <div
          ref={tabs}
          role="tablist"
          translate="no"
          aria-label={labels.files()}
          className={clsx(fileTabs.tabs, styles.tabs)}
          onKeyDown={onKeyDown}
        >
          {paths.map((path) => (
            <button
              key={path}
              type="button"
              role="tab"
              id={`${id}-${path}`}
              aria-selected={path === shown}
              aria-controls={`${id}-panel`}
              tabIndex={path === shown ? 0 : -1}
              onClick={() => choose(path)}
              {...eventAttributes('demo', 'file', path)}
            >
              <FileName path={path} />
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-panel`}
        {...(paths.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-${shown}` } : {})}
      >
        {sharedCode && <CodeHtml code={sharedCode} index={0} isWrapped={isWrapped} />}
        <div className={clsx(sharedCode && styles.hidden)}>
          <CodeHtml
            ref={ref}
            code={code}
            index={index}
            isWrapped={isWrapped}
            isCollapsed={!isOpen}
          />
        </div>
      </div>
    </div>
  );
}

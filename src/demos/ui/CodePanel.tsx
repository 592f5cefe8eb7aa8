import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import CodeHtml from '../../code/ui/CodeHtml';
import { useHtml } from '../../code/static-html/ui/useHtml';
import type { PageCode } from '../../code/browser/pageCode';
import type { DemoFacts } from '../browser/demoFacts';
import { applyFolds, listenToFolds } from '../browser/folds';
import { variantPath } from '../paths';
import FileTabs from './FileTabs';
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
  const [at, setAt] = useState(0);
  const id = useId();
  const paths = [...files, ...shared.map(([path]) => path)];
  const shown = paths[at];
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

  return (
    <div className={styles.panel}>
      {paths.length > 1 && (
        <FileTabs
          id={id}
          label="Demo files"
          className={styles.tabs}
          names={paths}
          shown={at}
          onShow={(index) => {
            setAt(index);
            if (!isOpen) onOpen();
          }}
        >
          {(path) => <FileName path={path} />}
        </FileTabs>
      )}
      <div
        id={`${id}-panel`}
        {...(paths.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-${at}` } : {})}
      >
        {/* With a key, since one that has to load would take what is in its place for its own. */}
        {sharedCode && <CodeHtml key={shown} code={sharedCode} index={0} isWrapped={isWrapped} />}
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

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import fileTabs from '@site/src/components/fileTabs.module.css';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { hasModifier } from '@site/src/utils/keyPress';

export interface FileTabsProps {
  /** The panel has the id `<id>-panel`, a tab `<id>-<index>`. */
  id: string;
  label: string;
  className: string | undefined;
  names: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  children?: (name: string) => ReactNode;
}

/** The files of a demo as tabs; arrow keys move between them. */
export default function FileTabs(props: FileTabsProps): ReactNode {
  const { id, label, className, names, shown, onShow, children: content } = props;
  const tabs = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    // The tabs run from left to right in both text directions.
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    const next = (shown + step + names.length) % names.length;
    onShow(next);
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      ref={tabs}
      role="tablist"
      translate="no"
      aria-label={label}
      className={clsx(fileTabs.tabs, className)}
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-selected={index === shown}
          aria-controls={`${id}-panel`}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
          {...eventAttributes('demo', 'file', name)}
        >
          {content ? content(name) : name}
        </button>
      ))}
    </div>
  );
}

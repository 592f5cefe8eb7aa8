import { useEffect, useRef, type ReactNode } from 'react';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { selectText } from '../browser/copy';
import type { Copying } from './useCopy';
import styles from './CopyEnd.module.css';

/** Says how copying ended: if the browser didn't allow it, how to copy what is selected: the code, or the link shown here. */
export default function CopyEnd({ isCopied, failure }: Omit<Copying, 'copy'>): ReactNode {
  const root = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useUntilPress(failure?.end, root);
  useEffect(() => {
    if (field.current) selectText(field.current);
  }, [failure]);
  if (!failure) return isCopied && 'Copied';
  const keys = document.documentElement.hasAttribute('data-mac') ? '⌘C' : 'Ctrl+C';
  return (
    <span ref={root} className={styles.failed}>
      <span>{`The browser didn’t allow copying. Copy what is selected with ${keys}.`}</span>
      {failure.text !== undefined && (
        <input ref={field} readOnly value={failure.text} dir="ltr" aria-label="Text to copy" />
      )}
    </span>
  );
}

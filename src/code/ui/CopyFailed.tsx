import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { selectText } from '../browser/copy';
import type { CopyFailure } from './useCopy';
import styles from './CopyFailed.module.css';

/** Says that the browser didn't allow copying, and how to copy what is selected: the code, or the link shown here. */
export default function CopyFailed({ failure }: { failure: CopyFailure | undefined }): ReactNode {
  const root = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useUntilPress(failure?.end, root);
  useEffect(() => {
    if (field.current) selectText(field.current);
  }, [failure]);
  if (!failure) return null;
  const keys = document.documentElement.hasAttribute('data-mac') ? '⌘C' : 'Ctrl+C';
  return (
    <span ref={root} className={styles.failed}>
      <span>
        {translate(
          {
            id: 'x.copy.failed',
            message: 'The browser didn’t allow copying. Copy what is selected with {keys}.',
          },
          { keys },
        )}
      </span>
      {failure.text !== undefined && (
        <input
          ref={field}
          readOnly
          value={failure.text}
          dir="ltr"
          aria-label={translate({ id: 'x.copy.text', message: 'Text to copy' })}
        />
      )}
    </span>
  );
}

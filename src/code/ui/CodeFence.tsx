import { useRef, useState, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { useCodeVariant } from '@site/src/preferences';
import CodeHtml from './CodeHtml';
import CopyEnd from './CopyEnd';
import Icon from './icons';
import type { PageCode } from '../browser/pageCode';
import { codeElement, codeText } from '../browser/text';
import { useCopy } from './useCopy';
import VariantSwitch from './VariantSwitch';
import styles from './CodeFence.module.css';

export interface CodeFenceProps {
  code: PageCode;
  /** Position among the code blocks of the page. */
  index: number;
  /** File name or other text above the code. */
  title?: string;
}

/** A code block of a page: static code with a title, a language switch, line wrap and copy. */
export default function CodeFence({ code, index, title }: CodeFenceProps): ReactNode {
  const facts = code.facts[index];
  const block = useRef<HTMLDivElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const [variant] = useCodeVariant();
  const { isCopied, failure, copy } = useCopy();
  return (
    <div className={styles.fence} data-headed={title || facts?.hasVariants ? true : undefined}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.actions}>
        {facts?.hasVariants && <VariantSwitch />}
        <button
          type="button"
          className={styles.wrap}
          aria-label="Wrap long lines"
          title="Wrap long lines"
          aria-pressed={isWrapped}
          {...eventAttributes('code', 'wrap', title)}
          onClick={() => setWrapped(!isWrapped)}
        >
          <Icon name="wrap" />
        </button>
        <button
          type="button"
          aria-label="Copy the code"
          title="Copy the code"
          onClick={() =>
            copy(codeText(block.current, variant), { source: codeElement(block.current, variant) })
          }
          {...eventAttributes('code', 'copy', title)}
        >
          <Icon name={isCopied ? 'done' : 'copy'} />
        </button>
      </div>
      <CodeHtml ref={block} code={code} index={index} isWrapped={isWrapped} />
      <div role="status" className={failure ? styles.status : 'x-visually-hidden'}>
        <CopyEnd isCopied={isCopied} failure={failure} />
      </div>
    </div>
  );
}

import type { CSSProperties, ReactNode, Ref } from 'react';
import Html from '../static-html/ui';
import { retryHtml, useHtml } from '../static-html/ui/useHtml';
import Unloaded from '../../utils/Unloaded';
import type { PageCode } from '../browser/pageCode';
import styles from './code.module.css';
import './tokens.css';

export interface CodeHtmlProps {
  code: PageCode;
  index: number;
  ref?: Ref<HTMLDivElement>;
  /** Whether long lines break. */
  isWrapped?: boolean;
  /** Whether only the preview is shown. */
  isCollapsed?: boolean;
}

/** A piece of code, highlighted by the build; its height is reserved until it has loaded. */
export default function CodeHtml({
  code,
  index,
  ref,
  isWrapped = false,
  isCollapsed = false,
}: CodeHtmlProps): ReactNode {
  const [ts, js] = code.facts[index]?.lines ?? [0, 0];
  const height = { '--x-lines-ts': ts, '--x-lines-js': js } as CSSProperties;
  return (
    <Html
      ref={ref}
      source={code}
      index={index}
      state={useHtml(code, index)}
      className={styles.code}
      data-wrapped={isWrapped || undefined}
      data-collapsed={isCollapsed || undefined}
      pending={{
        className: styles.pending,
        style: height,
        failure: <Unloaded onRetry={retryHtml} />,
      }}
    />
  );
}

// Changes: code in headings isn't translated here, either; the list beside the page keeps its marked entry in view.
import { useEffect, useMemo, type ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { followMark } from './followMark';

export default function TOCItemsWrapper({ toc, ...props }: Props): ReactNode {
  const { className, linkActiveClassName } = props;
  // Only the list beside the page marks an entry and has no class of its own.
  useEffect(
    () => (linkActiveClassName && !className ? followMark(linkActiveClassName) : undefined),
    [className, linkActiveClassName],
  );
  const marked = useMemo(
    () =>
      toc.map((entry) => ({
        ...entry,
        value: entry.value.replaceAll('<code>', '<code translate="no">'),
      })),
    [toc],
  );
  return <TOCItems {...props} toc={marked} />;
}

// Change: code in headings isn't translated here, either.
import { useMemo, type ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';

export default function TOCItemsWrapper({ toc, ...props }: Props): ReactNode {
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

// Change: the date in a page's HTML stays as the server wrote it: on a slow phone, formatting the first date takes longer
// than the rest of the page. No author, since the site shows none.
import { useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/LastUpdated';

function DateText({ date }: { date: Date }): ReactNode {
  return useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

function LastUpdatedDate({ at }: { at: number }): ReactNode {
  const isBrowser = useIsBrowser();
  const [isServed] = useState(() => !isBrowser && typeof window !== 'undefined');
  const date = new Date(at);
  const attributes = { dateTime: date.toISOString(), itemProp: 'dateModified' };
  return isServed ? (
    <time {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <time {...attributes}>
      <DateText date={date} />
    </time>
  );
}

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  return lastUpdatedAt ? (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <LastUpdatedDate key={lastUpdatedAt} at={lastUpdatedAt} />
      </b>
    </span>
  ) : null;
}

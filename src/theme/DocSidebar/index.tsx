// Change: a docs-tab route (`<page>/components-api/`) counts as its base page for the active entry.
import type { ReactNode } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { basePathOf } from '@site/src/navigation';

export default function DocSidebarWrapper(props: Props): ReactNode {
  return <DocSidebar {...props} path={basePathOf(props.path)} />;
}

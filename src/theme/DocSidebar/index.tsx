// Change: a docs-tab route (`<page>/components-api/`) counts as its base page for the active entry; the entries of each product
// are loaded with its pages.
import type { ReactNode } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { basePathOf } from '@site/src/products/docsTab';
import { useFilled } from '@site/src/navigation/sidebarParts';

export default function DocSidebarWrapper(props: Props): ReactNode {
  const sidebar = useFilled(props.sidebar);
  return <DocSidebar {...props} sidebar={sidebar} path={basePathOf(props.path)} />;
}

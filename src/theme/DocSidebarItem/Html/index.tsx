// Change: the navigation has only links and groups; an entry of another kind stops the build.
import type { Props } from '@theme/DocSidebarItem/Html';

export default function DocSidebarItemHtml({ item }: Props): never {
  throw new Error(
    `sidebars.ts: an entry of type "html" was found (${item.value}); allowed are "doc", "link" and "category".`,
  );
}

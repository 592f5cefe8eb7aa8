// Change: the page's tags are beside its title, which always comes from the front matter; a page that names components has tabs
// for the guide and their API. "Copy page" is beside the tabs, or beside the title. A title that is an API name can break between
// its words.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import DocTabs from '@site/src/components/DocTabs';
import TagBadge from '@site/src/components/TagBadge';
import PageActions from '@site/src/machine-pages/ui/PageActions';
import { useDocNavigation } from '@site/src/navigation/useDocNavigation';
import { breakable } from '@site/src/utils/breakable';
import styles from './styles.module.css';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { components = [] } = frontMatter as { components?: readonly string[] };
  const hasTabs = components.length > 0;
  const { tags } = useDocNavigation();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.header}>
        <Heading as="h1">{breakable(metadata.title)}</Heading>
        {tags.map((tag) => (
          <TagBadge key={tag} tag={tag} size="large" linked />
        ))}
        {!hasTabs && <PageActions />}
      </header>
      {hasTabs && (
        <div className={styles.views}>
          <DocTabs />
          <PageActions />
        </div>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

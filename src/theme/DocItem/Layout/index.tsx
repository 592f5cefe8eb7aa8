// Change: a grid of text and "on this page" instead of Infima's twelve columns, so that text keeps its line length.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
import type { Props } from '@theme/DocItem/Layout';
import DeskOnly from '@site/src/components/DeskOnly';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          {hasToc && <DocItemTOCMobile />}
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasToc && (
        <DeskOnly as="aside" className={styles.toc} aria-label="On this page">
          <DocItemTOCDesktop />
        </DeskOnly>
      )}
    </div>
  );
}

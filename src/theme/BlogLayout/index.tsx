// Change: posts have the widths of the other pages, with "on this page" beside them, instead of Infima's columns.
import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayout({
  sidebar: _sidebar,
  toc,
  children,
  ...props
}: Props): ReactNode {
  return (
    <Layout {...props}>
      <div className={styles.layout}>
        <main className={styles.main}>{children}</main>
        {toc && (
          <aside className={styles.toc} aria-label="On this page">
            {toc}
          </aside>
        )}
      </div>
    </Layout>
  );
}

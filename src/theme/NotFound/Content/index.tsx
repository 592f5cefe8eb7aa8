// Change: tries the usual form of the address first, offers the pages with the nearest addresses, and sets its title wherever it is
// shown: the docs, which are at the root of the site, render it without the page around it that would set one.
import { useCallback, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { currentVersion, products } from '@site/src/products';
import { missingPageAttribute } from '@site/src/navigation/missingPage';
import type { PageLink } from '@site/src/navigation/nearestPages';
import { useLoaded } from '@site/src/utils/useLoaded';
import styles from './styles.module.css';

/**
 * Returns pages with similar addresses. Looks them up in the browser, because one HTML file serves every missing address. Loads what
 * it needs then: every page of the docs contains this component.
 */
function useNearestPages(): PageLink[] {
  const { pathname } = useLocation();
  const load = useCallback(async () => {
    const [{ default: all }, { nearestPages }] = await Promise.all([
      import('@generated/x-pages/default/pages.json'),
      import('@site/src/navigation/nearestPages'),
    ]);
    return nearestPages(pathname, all);
  }, [pathname]);
  // Without the list, the links to the products still work.
  return useLoaded(load) ?? [];
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const nearest = useNearestPages();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const title = 'Page not found';
  return (
    <main className={`${styles.notFound} ${className ?? ''}`} {...{ [missingPageAttribute]: '' }}>
      <PageMetadata title={title}>
        {/* Asked for by its own name, it is a page like any other. */}
        <meta name="robots" content="noindex" />
        <script src={`${baseUrl}find-page.js`} data-base={baseUrl} data-current={currentVersion} />
      </PageMetadata>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">{title}</Heading>
      <p>
        There is no page at this address. It may have been renamed, or belong to another version.
      </p>
      <div className={styles.lists}>
        <section className={styles.nearest} aria-live="polite">
          {nearest.length > 0 && (
            <>
              <Heading as="h2">Did you mean one of these?</Heading>
              <ul>
                {nearest.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link> <code translate="no">{path}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section>
          <Heading as="h2">Start from a product</Heading>
          <ul>
            {products.map(({ id, name, overviewPath }) => (
              <li key={id}>
                <Link to={overviewPath}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

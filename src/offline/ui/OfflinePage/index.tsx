import { useCallback, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hosts } from '@generated/x-offline/default/settings';
import Layout from '@theme/Layout';
import { productFromPath, products } from '../../../products';
import { useLoaded } from '../../../utils/useLoaded';
import { savedPrefix, visitCaches } from '../../names';
import { pageOf, statusOf, useReturn } from './useReturn';
import styles from './styles.module.css';

/** Returns the paths of all pages that have a copy, including the base. */
async function savedPaths(baseUrl: string): Promise<string[]> {
  const names = (await caches.keys()).filter(
    (name) => name === visitCaches.pages || name.startsWith(savedPrefix),
  );
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  const isPage = (path: string): boolean =>
    path.endsWith('/') &&
    !path.startsWith(`${baseUrl}playground/`) &&
    !path.startsWith(`${baseUrl}offline/`);
  return [...new Set(paths)].filter(isPage).sort();
}

/** Returns the pages that can be read without a network, by product; undefined until they are known. */
const useSavedPages = (baseUrl: string) =>
  useLoaded(
    useCallback(async () => {
      // It fails where the browser stores nothing.
      const paths = await savedPaths(baseUrl).catch(() => []);
      const byProduct = products.map(({ id, name }) => ({
        name,
        pages: paths.filter((path) => productFromPath(path, { baseUrl }).id === id),
      }));
      return byProduct.filter(({ pages }) => pages.length > 0);
    }, [baseUrl]),
  );

/** Shown instead of a page that can't be fetched and has no copy: offers the pages that have one. */
export default function OfflinePage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { search, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? pageOf(search, baseUrl) : undefined;
  const page = asked && asked + hash;
  const groups = useSavedPages(baseUrl);
  useReturn(page);
  const status = isBrowser ? statusOf(search) : undefined;
  const title = status ? 'The server can’t show this page now' : 'This page is not saved';
  return (
    <Layout title={title} description="Pages you can read offline">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main}>
        <h1>{title}</h1>
        <p>
          {status ? (
            <>
              It responded with error {status}, and this device has no copy of the page. Try again
              in a few minutes.
            </>
          ) : (
            'The site can’t be reached, and this device has no copy of this page.'
          )}
        </p>
        {page && (
          <p>
            <a className={styles.again} href={page}>
              Try again
            </a>{' '}
            <code translate="no">{page}</code>
          </p>
        )}
        <section aria-live="polite">
          {groups?.length === 0 && !status && hosts.length > 0 && (
            <p>
              Nothing has been saved yet. When you’re back online, open Preferences and choose what
              to save for offline.
            </p>
          )}
          {groups && groups.length > 0 && (
            <>
              <h2>Pages you can read now</h2>
              {groups.map(({ name, pages }) => (
                <details key={name} open={groups.length === 1}>
                  <summary>
                    {name} <span className={styles.count}>{pages.length}</span>
                  </summary>
                  <ul className={styles.pages}>
                    {pages.map((path) => (
                      <li key={path}>
                        <Link to={path} autoAddBaseUrl={false}>
                          {path}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </>
          )}
        </section>
      </main>
    </Layout>
  );
}

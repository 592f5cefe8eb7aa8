import { lazy, Suspense, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NotFound from '@theme/NotFound';
import { groupBy } from '../../utils/groupBy';
import Failure from './Failure';
import Running from './Running';
import { wordsOf } from '../words';
import { useDemo, useReveal, type DemoSource } from './useDemo';
import styles from './DemoPage.module.css';

export interface DemoPageProps {
  /** Every demo of the site by its path below the playground. */
  demos: Readonly<Record<string, DemoSource>>;
}

const DemoFrame = lazy(() => import('./DemoFrame'));

const schemeAsked = /[?&]mode=(light|dark)(?=&|$)/;

// As early as this script can, before any of the demo is painted. `src/preferences` handles the direction in the address.
if (typeof document !== 'undefined') {
  const { pathname, search } = window.location;
  const scheme = schemeAsked.exec(search)?.[1];
  if (scheme && pathname.includes('/playground/')) {
    document.documentElement.setAttribute('data-theme', scheme);
    // Otherwise it would follow the operating system.
    document.documentElement.setAttribute('data-theme-choice', scheme);
  }
}

function Stage({ name, source }: { name: string; source: DemoSource }): ReactNode {
  const demo = useDemo(source, true);
  const reveal = useReveal(demo);
  if (demo.error) return <Failure name={name} error={demo.error} onReset={demo.retry} />;
  return <Running name={name} demo={demo} reveal={reveal} />;
}

/** All demos, grouped by the page that shows them, each with a link to its own page. */
function DemoIndex({ paths }: { paths: readonly string[] }): ReactNode {
  const base = useBaseUrl('/');
  const pages = groupBy(paths, (path) => path.replace(/\/?[^/]+$/, ''));
  return (
    <>
      <h1>All demos</h1>
      {[...pages].map(([page, demos]) => (
        <section key={page}>
          <h2>
            <a href={`${base}${page}/`}>{page}</a>
          </h2>
          <ul>
            {demos.map((path) => (
              <li key={path}>
                <a href={`${base}playground/${path}/`}>{wordsOf(path.slice(page.length + 1))}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/**
 * One demo alone, without the site around it. `?dir=` and `?mode=` set its direction and color scheme, `?width=` shows it in a
 * frame of that width. The root of the
 * playground lists all demos. An unknown address shows the "not found" page, which is what a host has sent for it.
 */
export default function DemoPage({ demos }: DemoPageProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname, search } = useLocation();
  const base = useBaseUrl('/playground/');
  const isBrowser = useIsBrowser();
  const path = pathname.slice(base.length).replace(/\/$/, '');
  const name = path.split('/').at(-1) ?? '';
  const source = Object.hasOwn(demos, path) ? demos[path] : undefined;
  const [, width] = /[?&]width=(\d{3,4})(?=&|$)/.exec(search) ?? [];
  if (path !== '' && !source) return <NotFound />;
  const stage =
    width === undefined ? (
      source && <Stage name={name} source={source} />
    ) : (
      <Suspense>
        <DemoFrame
          title={wordsOf(name)}
          src={pathname + search.replace(/([?&])width=\d+&?/, '$1')}
          width={Number(width)}
        />
      </Suspense>
    );
  return (
    <main className={styles.playground} data-demo-state={isBrowser ? 'ready' : 'waiting'}>
      <Head>
        <title>{`${wordsOf(name) || 'Playground'} - ${siteConfig.title}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {/* The build writes the demo's code here: see src/demos/node/demoPage.ts. */}
      <noscript data-playground="" />
      {/* Only in the browser: on the server all demos share one shell. */}
      {isBrowser && source && <h1 className="x-visually-hidden">{wordsOf(name)}</h1>}
      {isBrowser && source && stage}
      {isBrowser && !source && <DemoIndex paths={Object.keys(demos)} />}
    </main>
  );
}

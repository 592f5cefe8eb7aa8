import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Failure from './Failure';
import Running from './Running';
import { wordsOf } from '../words';
import { useCurtain } from './useReveal';
import { useDemoControls } from './useDemoControls';
import { useDemoModule, type DemoSource } from './useDemoModule';
import styles from './DemoPage.module.css';

type Load = DemoSource['load'];

export interface PlaygroundProps {
  /** Every demo of the site by its path below the playground. */
  demos: Readonly<Record<string, Load>>;
}

const schemeAsked = /[?&]mode=(light|dark)(?=&|$)/;

// As early as this script can: nothing of the demo is painted yet. The direction in the address is the business of
// `src/preferences`.
if (typeof document !== 'undefined') {
  const { pathname, search } = window.location;
  const scheme = schemeAsked.exec(search)?.[1];
  if (scheme && pathname.includes('/playground/'))
    document.documentElement.setAttribute('data-theme', scheme);
}

function Stage({ name, load }: { name: string; load: Load }): ReactNode {
  const controls = useDemoControls();
  const curtain = useCurtain(controls.round);
  const { module, error, retry } = useDemoModule({ load, needsIconFont: true }, true, controls);
  if (error) return <Failure name={name} error={error} onReset={retry} />;
  if (!module) return null;
  return <Running name={name} module={module} controls={controls} curtain={curtain} />;
}

/** One demo alone, without the site around it. `?dir=` and `?mode=` choose its direction and colour scheme. */
export default function Playground({ demos }: PlaygroundProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const base = useBaseUrl('/playground/');
  const isBrowser = useIsBrowser();
  const path = pathname.slice(base.length).replace(/\/$/, '');
  const name = path.split('/').at(-1) ?? '';
  const load = Object.hasOwn(demos, path) ? demos[path] : undefined;
  return (
    <main className={styles.playground} data-demo-state={isBrowser ? 'ready' : 'waiting'}>
      <Head>
        <title>{`${wordsOf(name) || 'Playground'} - ${siteConfig.title}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {/* The build writes the demo's code here: see src/demos/build/demoPage.ts. */}
      <noscript data-playground="" />
      {/* Only in the browser: on the server all demos share one shell. */}
      {isBrowser && <h1 className="x-visually-hidden">{wordsOf(name)}</h1>}
      {isBrowser && load && <Stage name={name} load={load} />}
      {isBrowser && !load && (
        <p>
          <Translate id="x.playground.unknown">There is no demo at this address.</Translate>
        </p>
      )}
    </main>
  );
}

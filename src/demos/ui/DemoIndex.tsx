import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { groupBy } from '../../utils/groupBy';
import { wordsOf } from '../words';

/** All demos, grouped by the page that shows them, each with a link to its own page. */
export default function DemoIndex({ paths }: { paths: readonly string[] }): ReactNode {
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

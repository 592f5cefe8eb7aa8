import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { byPage, countEntries, type ListedEntry } from '../list';
import { sources } from '../types';
import type { ShownList } from '../plugin';
import styles from './NextVersionPage.module.css';

/** Renders text between backticks as code; other Markdown stays as typed. */
function WithCode({ text }: { text: string }): ReactNode {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

function Entry({ done, title, details }: ListedEntry): ReactNode {
  return (
    <li className={done ? styles.done : undefined}>
      <input type="checkbox" checked={done} readOnly disabled aria-label={done ? 'Done' : 'Open'} />{' '}
      <WithCode text={title} />
      <ul>
        {details.map((detail) => (
          <li key={detail}>
            <WithCode text={detail} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PageEntries({ page, entries }: { page: string; entries: ListedEntry[] }): ReactNode {
  const open = entries.filter(({ done }) => !done).length;
  const address = /^docs(\/.*\/)index\.mdx?$/.exec(page)?.[1];
  return (
    <details className={styles.page} open={open > 0}>
      <summary>
        {page}: {open} of {entries.length} open
      </summary>
      {address && <Link to={address}>Open the page</Link>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
    </details>
  );
}

/** The list of the next version, as the last run of `npm run version:next` wrote it. */
export default function NextVersionPage({ lists }: { lists: readonly ShownList[] }): ReactNode {
  return (
    <Layout
      title="Next version"
      description="What the next version of the packages makes out of date."
    >
      <main className="container margin-vert--lg">
        <h1>Next version</h1>
        {lists.map(({ file, entries }) => (
          <section key={file} aria-label={file}>
            <h2>{file}</h2>
            <table>
              <thead>
                <tr>
                  <th>Found by</th>
                  <th>Open</th>
                  <th>Done</th>
                </tr>
              </thead>
              <tbody>
                {countEntries(entries).map(({ source, open, done }) => (
                  <tr key={source}>
                    <td>{sources[source]}</td>
                    <td>{open}</td>
                    <td>{done}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {[...byPage(entries)].map(([page, own]) => (
              <PageEntries key={page} page={page} entries={own} />
            ))}
          </section>
        ))}
      </main>
    </Layout>
  );
}

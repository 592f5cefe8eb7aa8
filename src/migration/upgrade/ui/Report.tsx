import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyEnd from '../../../code/ui/CopyEnd';
import { useCopy } from '../../../code/ui/useCopy';
import FormButton from '../../../components/FormButton';
import form from '../../../components/form.module.css';
import { detailsOf } from '../../details';
import type { GuideEntry } from '../../types';
import Facts from '../../ui/Change';
import Entry from '../../ui/Entry';
import { groupBy } from '../../../utils/groupBy';
import Unloaded from '../../../utils/Unloaded';
import { keyOf } from '../engine/match';
import { reportMarkdown, skippedLines } from '../engine/markdown';
import type { Finding, Unseen, UpgradeReport } from '../types';
import styles from './styles.module.css';

/** Returns the text of an entry from the page of its guide, without ids and buttons, which only work there; null if the page has no such entry. */
function entryText(page: string, address: string, id: string): string | null {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const section = parsed.getElementById(id)?.closest('section');
  section?.querySelectorAll(`[id="${id}"], div:has(> button)`).forEach((each) => each.remove());
  section?.querySelectorAll('[id]').forEach((each) => each.removeAttribute('id'));
  section?.querySelectorAll('a').forEach((link) => {
    const target = link.getAttribute('href') ?? '';
    if (target.startsWith('#')) link.setAttribute('href', address + target);
    // In this tab, the report would be lost.
    link.setAttribute('target', '_blank');
  });
  return section?.innerHTML ?? null;
}

/** What a guide says about an entry, opened in place. The guide's page is loaded when this is first opened, and again after a failure. */
function GuideText({ page, id, title }: GuideEntry): ReactNode {
  const address = useBaseUrl(`/migration/${page}/`);
  /** Null if it could not be loaded. */
  const [html, setHtml] = useState<string | null>();
  // The entries have the same link and button; screen readers list those without their context, so each gets the entry's title.
  const of = <span className="x-visually-hidden">: {title}</span>;

  const load = (): void =>
    void fetch(address)
      .then((response) => response.text())
      .then((text) => setHtml(entryText(text, address, id)))
      .catch(() => setHtml(null));

  return (
    <details
      className={styles.guide}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && typeof html !== 'string') load();
      }}
    >
      <summary>What to do{of}</summary>
      {html === null && (
        <p role="alert">
          <Unloaded className={form.button} onRetry={load} />
        </p>
      )}
      {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
      <p>
        <a href={`${address}#${id}`} target="_blank" rel="noreferrer">
          Open the guide in a new tab
          {of}
        </a>
      </p>
    </details>
  );
}

/** Number of places that are shown at first. */
const few = 5;

const Lines = ({ places }: { places: readonly (Unseen | Finding)[] }): ReactNode => (
  <ul className={styles.places} dir="ltr" translate="no">
    {places.map((place, index) => (
      <li key={index}>
        <span>
          {place.file}:{place.line}
          {'kind' in place && place.kind === 'word' && ' (found by name only)'}
        </span>
        {'after' in place ? (
          <>
            <del>{place.text}</del>
            <ins>{place.after}</ins>
          </>
        ) : (
          <code>{place.text}</code>
        )}
      </li>
    ))}
  </ul>
);

const Places = ({ places }: { places: readonly (Unseen | Finding)[] }): ReactNode => (
  <>
    <Lines places={places.slice(0, few)} />
    {places.length > few && (
      <details className={styles.guide}>
        <summary>{`${places.length - few} more`}</summary>
        <Lines places={places.slice(few)} />
      </details>
    )}
  </>
);

function Change({ entry, places }: { entry: GuideEntry; places: readonly Finding[] }): ReactNode {
  return (
    <Entry page={entry.page} details={JSON.stringify(detailsOf(entry))}>
      <h3>
        {entry.title} <small>v{entry.to}</small>
      </h3>
      <Facts />
      {places.length > 0 && <Places places={places} />}
      <GuideText {...entry} />
    </Entry>
  );
}

/** A part of the report, if there is anything in it. */
const part = (title: ReactNode, items: readonly ReactNode[]): ReactNode =>
  items.length > 0 && (
    <>
      <h2>{title}</h2>
      {items}
    </>
  );

/** What a check found: the changes, what to check by hand, what could not be seen, and what was skipped. */
export default function Report({ report }: { report: UpgradeReport }): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { copy, ...copying } = useCopy();
  const markdown = (): string =>
    reportMarkdown(report, (window.location.origin + baseUrl).replace(/\/$/, ''));

  function download(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([markdown()], { type: 'text/markdown' }));
    link.download = 'upgrade.md';
    link.click();
    // Not at once: Safari reads it in a later task, and a reader may be asked where to save it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  return (
    <>
      <p className={form.row}>
        <FormButton onClick={() => copy(markdown())}>Copy as Markdown</FormButton>
        <FormButton onClick={download}>Download as Markdown</FormButton>
        <span role="status">
          <CopyEnd {...copying} />
        </span>
      </p>
      {part(
        'Changes in your code',
        [...groupBy(report.findings, ({ entry }) => entry)].map(([entry, places]) => (
          <Change key={keyOf(entry)} entry={entry} places={places} />
        )),
      )}
      {part(
        'Check by hand',
        report.byHand.map((entry) => <Change key={keyOf(entry)} entry={entry} places={[]} />),
      )}
      {part(
        'What could not be seen',
        [...groupBy(report.unseen, ({ why }) => why)].map(([why, places]) => (
          <section key={why}>
            <h3>{why}</h3>
            <Places places={places} />
          </section>
        )),
      )}
      {part(
        'Skipped files',
        skippedLines(report).map((line) => <p key={line}>{line}</p>),
      )}
    </>
  );
}

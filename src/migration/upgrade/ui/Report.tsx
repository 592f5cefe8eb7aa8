import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
import { keyOf } from '../engine/match';
import { reportMarkdown, skippedLines, summaryOf } from '../engine/markdown';
import type { Finding, Unseen } from '../types';
import GuideText from './GuideText';
import type { CheckResult } from './useCheck';
import styles from './styles.module.css';

/** How many places are shown at first. */
const few = 5;

function Places({ places }: { places: readonly (Unseen | Finding)[] }): ReactNode {
  const [isAll, setIsAll] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  const shown = isAll ? places : places.slice(0, few);
  return (
    <>
      <ul className={styles.places} dir="ltr" translate="no">
        {shown.map((place, index) => (
          <li key={index} {...(index === few && { ref: next, tabIndex: -1 })}>
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
      {shown.length < places.length && (
        <FormButton
          onClick={() => {
            flushSync(() => setIsAll(true));
            // The button is gone.
            next.current?.focus();
          }}
        >
          {`Show all ${places.length} lines`}
        </FormButton>
      )}
    </>
  );
}

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

/** Says which versions were compared. */
function rangeText({ majors, isGuessed }: CheckResult): string {
  const { from, to } = majors;
  if (isGuessed)
    return `No package.json names a version, so all changes up to v${to} are included. Choose “From” to narrow them down.`;
  const start =
    typeof from === 'number'
      ? `v${from}`
      : Object.entries(from)
          .map(([product, major]) => `${product} v${major}`)
          .join(', ');
  return `From ${start} to v${to}.`;
}

/** Says in a line what a check found, and between which versions. */
export const summaryText = (result: CheckResult): string =>
  `${summaryOf(result.report)} ${rangeText(result)}`;

/** A part of the report, if there is anything in it. */
const part = (title: ReactNode, items: readonly ReactNode[]): ReactNode =>
  items.length > 0 && (
    <>
      <h2>{title}</h2>
      {items}
    </>
  );

/** What a check found: the changes, what to check by hand, what could not be seen, and what was skipped. */
export default function Report({ report }: CheckResult): ReactNode {
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
        skippedLines(report.skipped).map((line) => <p key={line}>{line}</p>),
      )}
    </>
  );
}

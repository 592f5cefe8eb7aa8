import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import choice from '../../../components/choice.module.css';
import form from '../../../components/form.module.css';
import FormButton from '../../../components/FormButton';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { currentVersion, parseSitePath, productFromPath } from '../../../products';
import { fetchList, filesOf, sizeOf } from '../../browser/saving/listedFiles';
import {
  cancelSaving,
  loadState,
  remove,
  savingState,
  startSaving,
  subscribe,
} from '../../browser/saving/store';
import type { FailureReason, SaveList, Progress } from '../../types';
import styles from './styles.module.css';

/** Formats bytes in decimal units, as operating systems show them: `840 kB`, `12.3 MB`. */
function sizeText(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 100 && unit === 'MB' ? value.toFixed(1) : Math.ceil(value)} ${unit}`;
}

/** Why a save ended early, and what to do about it. */
const failureText: Readonly<Record<FailureReason, string>> = {
  network: 'The connection was lost. What has been saved is kept; resume when you’re back online.',
  quota:
    'There’s not enough space on this device. Free up space and resume, or remove the copies and save less.',
  changed: 'The site is being updated. Resume in a few minutes.',
  elsewhere: 'Pages are being saved in another tab or for another version. Wait until that’s done.',
};

/** A running save: its progress, and the button that cancels it. */
function Running({
  progress,
  onCancel,
}: {
  progress: Progress | undefined;
  onCancel: () => void;
}): ReactNode {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Saving"
        {...(progress && { value: progress.bytes, max: progress.totalBytes })}
      />
      <p className={styles.state}>
        {progress && (
          <>
            {sizeText(progress.bytes)} of {sizeText(progress.totalBytes)}, {progress.pages} of{' '}
            {progress.totalPages} pages
          </>
        )}
      </p>
      <div className={`${form.row} ${styles.buttons}`}>
        <FormButton onClick={onCancel} {...eventAttributes('offline', 'cancel')}>
          Cancel
        </FormButton>
      </div>
    </>
  );
}

/** Fetches the list of a version: undefined until it is there, null if it can't be fetched. */
function useList(baseUrl: string, version: string): SaveList | null | undefined {
  const [list, setList] = useState<SaveList | null>();
  useEffect(() => {
    const leave = new AbortController();
    fetchList(baseUrl, version, leave.signal)
      .then(setList)
      .catch(() => leave.signal.aborted || setList(null));
    void loadState(baseUrl, version);
    return () => leave.abort();
  }, [baseUrl, version]);
  return list;
}

/** The part of the preferences menu that saves the product being read, or everything, and says what is saved. */
export default function SaveSection(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const name = useId();
  const version = parseSitePath(pathname, baseUrl).version ?? currentVersion;
  const product = productFromPath(pathname, { baseUrl });
  const list = useList(baseUrl, version);
  const { phase, record, progress, failure } = useSyncExternalStore(subscribe, () =>
    savingState(version),
  );
  const [isAll, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);

  // With the phase the buttons change. If the one with the focus is gone, the focus moves here.
  const lastPhase = useRef(phase);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (phase !== lastPhase.current && isLost) section.current?.focus();
    lastPhase.current = phase;
  }, [phase]);

  const all = list?.groups ?? [];
  const chosen = isAll ? all : [product.id];
  const hasChosen = record?.isComplete && chosen.every((id) => record.groups.includes(id));
  const isPartial = record !== undefined && !record.isComplete;
  const isOutdated = record?.isComplete && list && list.build !== record.build;
  const choices = [
    { value: false, label: product.name, groups: [product.id] as readonly string[] },
    {
      value: true,
      label: 'Everything',
      groups: all,
    },
  ];

  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
    >
      <h2 className={styles.title} id={`${name}-title`}>
        Save for offline
      </h2>
      {/* Always here: what appears together with its region is not announced everywhere. */}
      <p className={styles.state} role="status">
        {phase !== 'saving' && (
          <>
            {failure && failureText[failure]}
            {!failure && record?.isComplete && <>Saved: {sizeText(record.bytes)} on this device.</>}
            {!failure && isPartial && 'Partly saved.'}
            {list === null && !failure && 'The site can’t be reached, so nothing can be saved.'}
          </>
        )}
      </p>
      {phase === 'saving' ? (
        <Running progress={progress} onCancel={cancelSaving} />
      ) : (
        <>
          {list && !isPartial && (
            <fieldset className={styles.choices}>
              <legend className="x-visually-hidden">What to save</legend>
              {choices.map(({ value, label, groups }) => {
                const { bytes, sentBytes } = sizeOf(filesOf(list, groups));
                return (
                  <label key={label} className={styles.choice}>
                    <input
                      type="radio"
                      className={choice.radio}
                      name={name}
                      checked={isAll === value}
                      onChange={() => setAll(value)}
                    />
                    <span>{label}</span>
                    <span className={styles.size}>
                      {sizeText(bytes)}, {sizeText(sentBytes)} to download
                    </span>
                  </label>
                );
              })}
            </fieldset>
          )}
          <div className={`${form.row} ${styles.buttons}`}>
            {list && (!hasChosen || isOutdated) && (
              <button
                type="button"
                className={form.primary}
                disabled={phase === 'removing'}
                onClick={() => {
                  // Asks the browser not to clear the copies when the disk gets full; it may refuse.
                  void navigator.storage?.persist?.().catch(() => false);
                  // What is already saved, in part or in full, stays selected.
                  void startSaving(baseUrl, version, isPartial ? [] : chosen);
                }}
                {...eventAttributes('offline', 'save', isAll ? 'everything' : product.id)}
              >
                {isPartial ? 'Resume' : isOutdated ? 'Update' : 'Save'}
              </button>
            )}
            {record && (
              <FormButton
                disabled={phase === 'removing'}
                onClick={() => void remove(baseUrl, version)}
                {...eventAttributes('offline', 'remove')}
              >
                Remove
              </FormButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

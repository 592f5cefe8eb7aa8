import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { literalField } from '@site/src/utils/literalField';
import { eventAttributes } from '../../../analytics/eventAttributes';
import CopyEnd from '../../../code/ui/CopyEnd';
import { useCopy } from '../../../code/ui/useCopy';
import FormButton from '../../../components/FormButton';
import form from '../../../components/form.module.css';
import { keepOwnTheme, readOwnTheme } from '../../browser/theme/choice';
import { isLoss } from '../../../utils/lostFiles';
import Unloaded from '../../../utils/Unloaded';
import { examine } from '../browser/examine';
import { hashOf, sourceIn } from '../browser/link';
import { readInWorker } from '../browser/read';
import type { Problem } from '../engine/check';
import type { Skipped } from '../engine/readTheme';
import { ThemeSelect } from './ThemeSection';
import { problemText, skippedText, texts } from './texts';
import styles from './styles.module.css';

interface Result {
  /** What to say about it. */
  message: string;
  skipped: readonly Skipped[];
  problems: readonly Problem[];
}

const only = (message: string): Result => ({ message, skipped: [], problems: [] });

interface Start {
  source: string;
  isForeign: boolean;
  isBroken: boolean;
}

/** What the HTML of the page has, so that the demo below keeps its place when the script starts. */
const empty: Start = { source: '', isForeign: false, isBroken: false };

/** What the field starts with: the theme of a link, or else the reader's own. */
function start(): Start {
  const linked = sourceIn(window.location.hash);
  const own = readOwnTheme();
  const isOwn = linked === undefined || linked === null;
  return {
    source: isOwn ? (own?.source ?? '') : linked,
    isForeign: isOwn ? own?.isForeign === true : linked !== own?.source || own.isForeign === true,
    isBroken: linked === null,
  };
}

function Editor({ isBrowser }: { isBrowser: boolean }): ReactNode {
  const id = useId();
  const [first] = useState(() => (isBrowser ? start() : empty));
  const [source, setSource] = useState(first.source);
  const [result, setResult] = useState<Result | 'reading' | 'unloaded'>();
  const { copy, isCopied, failure } = useCopy();
  const isForeign = first.isForeign && source === first.source;
  const [isTooLong, setTooLong] = useState(false);
  /** Counts readings; one that isn't the last has been replaced, or its theme removed. */
  const readings = useRef(0);

  // Another link to this page. Back to the one that was opened, from a heading, must not lose what was typed.
  useEffect(() => {
    const opened = window.location.hash;
    const onHash = (): void => {
      const { hash } = window.location;
      if (hash !== opened && sourceIn(hash) !== undefined) window.location.reload();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  async function examineSource(): Promise<{ result: Result; options?: object }> {
    const read = await readInWorker(source);
    if (!read) return { result: only(texts.nothing) };
    const { options, skipped } = read;
    try {
      const problems = await examine(options);
      return { result: { message: texts.applied, skipped, problems }, options };
    } catch (error) {
      if (isLoss(error)) throw error;
      return { result: { ...only(texts.refused((error as Error).message)), skipped } };
    }
  }

  async function use(): Promise<void> {
    readings.current += 1;
    const own = readings.current;
    setResult('reading');
    const found = await examineSource().catch(() => undefined);
    if (own !== readings.current) return;
    if (found?.options) keepOwnTheme({ source, options: found.options, isForeign });
    setResult(found?.result ?? 'unloaded');
  }

  function remove(): void {
    readings.current += 1;
    keepOwnTheme(null);
    setSource('');
    setResult(undefined);
  }

  function share({ href }: Location): void {
    const hash = hashOf(source);
    setTooLong(hash === undefined);
    if (hash) copy(href.replace(/[?#].*$/, '') + hash);
  }

  const isRead = typeof result === 'object';
  return (
    <div className={`${form.form} ${styles.editor}`} data-your-theme={isRead ? 'read' : result}>
      <ThemeSelect />
      {isForeign && (
        <p className={styles.note} role="note">
          {texts.foreign} {!isRead && texts.readFirst}
        </p>
      )}
      {first.isBroken && <p role="alert">{texts.brokenLink}</p>}
      <label htmlFor={id}>{texts.field}</label>
      <textarea
        id={id}
        dir="ltr"
        rows={12}
        {...literalField}
        translate="no"
        // What is typed before the script starts would be lost.
        readOnly={!isBrowser}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <div className={form.row}>
        <button
          type="button"
          className={form.primary}
          disabled={result === 'reading'}
          onClick={() => void use()}
          {...eventAttributes('theme', 'use')}
        >
          {texts.use}
        </button>
        <FormButton
          onClick={() => share(window.location)}
          {...eventAttributes('theme', 'copy-link')}
        >
          {texts.link}
        </FormButton>
        <FormButton onClick={remove} {...eventAttributes('theme', 'remove')}>
          {texts.remove}
        </FormButton>
      </div>
      <div role="status">
        {result === 'unloaded' && <Unloaded />}
        {isTooLong && texts.tooLong}
        <CopyEnd isCopied={isCopied} failure={failure} />
        {isRead && (
          <>
            <p>{result.message}</p>
            {[
              [texts.problems, result.problems.map(problemText)] as const,
              [texts.skipped, result.skipped.map(skippedText)] as const,
            ].map(
              ([heading, lines]) =>
                lines.length > 0 && (
                  <div key={heading}>
                    <strong>{heading}</strong>
                    <ul>
                      {lines.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Takes a theme from the reader and shows all demos in it. */
export default function YourTheme(): ReactNode {
  const isBrowser = useIsBrowser();
  return <Editor key={String(isBrowser)} isBrowser={isBrowser} />;
}

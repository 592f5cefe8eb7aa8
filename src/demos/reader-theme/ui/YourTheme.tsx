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
import type { Skipped } from '../engine/Reader';
import { ThemeSelect } from './ThemeSection';
import styles from './styles.module.css';

const reasons: Record<Skipped['why'], string> = {
  code: 'is code or in another file',
  unsafe: 'could load something or change the page',
  site: 'isn’t used here, or is set by this site',
  size: 'is too much',
  color: 'isn’t a color that Material can compute with',
};

/** Returns which part of a theme was skipped, where it is, and why. */
const skippedText = ({ line, path, why }: Skipped): string =>
  `Line ${String(line)}: ${path} ${reasons[why]}`;

/** Returns what doesn't work with a theme, and the rule to change. */
function problemText(problem: Problem): string {
  if (problem.kind === 'font')
    return `typography.fontFamily: “${problem.name}” isn’t installed here, so demos use the next font in the list.`;
  if (problem.kind === 'height')
    return `${problem.rule}: ${String(problem.height)}px cuts text, which needs ${String(problem.least)}px.`;
  const { scheme, color, ground, ratio, least } = problem;
  return `${color} on ${ground} (${scheme}): contrast ${ratio.toFixed(1)}:1, but it needs ${String(least)}:1.`;
}

const nothing =
  'No theme found: paste a file with createTheme({…}), an object, or JSON, up to 200,000 characters.';

interface Result {
  /** What to say about it. */
  message: string;
  /** Unset if demos can't have it. */
  options?: object;
  skipped: readonly Skipped[];
  problems: readonly Problem[];
}

/** What the HTML of the page has, so that the demo below keeps its place when the script starts. */
const empty = { source: '', isForeign: false, isBroken: false };

/** What the field starts with: the theme of a link, or else the reader's own. */
function start(): typeof empty {
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

  async function examineSource(): Promise<Result> {
    const read = await readInWorker(source);
    if (!read) return { message: nothing, skipped: [], problems: [] };
    try {
      const problems = await examine(read.options);
      return { message: 'All demos now have this theme.', ...read, problems };
    } catch (error) {
      if (isLoss(error)) throw error;
      const message = `Material can’t build this theme: ${(error as Error).message}`;
      return { message, skipped: read.skipped, problems: [] };
    }
  }

  async function use(): Promise<void> {
    readings.current += 1;
    const own = readings.current;
    setResult('reading');
    const found = await examineSource().catch(() => undefined);
    if (own !== readings.current) return;
    if (found?.options) keepOwnTheme({ source, options: found.options, isForeign });
    setResult(found ?? 'unloaded');
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
          This theme comes from a link that you followed, not from this documentation.{' '}
          {!isRead && 'Read it, then press “Use this theme”.'}
        </p>
      )}
      {first.isBroken && <p role="alert">The theme in the link can’t be read.</p>}
      <label htmlFor={id}>{'Your theme: createTheme({…}), an object or JSON'}</label>
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
          Use this theme
        </button>
        <FormButton
          onClick={() => share(window.location)}
          {...eventAttributes('theme', 'copy-link')}
        >
          Copy link
        </FormButton>
        <FormButton onClick={remove} {...eventAttributes('theme', 'remove')}>
          Remove the theme
        </FormButton>
      </div>
      <div role="status">
        {result === 'unloaded' && <Unloaded />}
        {isTooLong && 'The theme is too long for a link.'}
        <CopyEnd isCopied={isCopied} failure={failure} />
        {isRead && (
          <>
            <p>{result.message}</p>
            {[
              ['To change', result.problems.map(problemText)] as const,
              ['Skipped', result.skipped.map(skippedText)] as const,
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

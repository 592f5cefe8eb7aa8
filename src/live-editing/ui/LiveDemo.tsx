import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useCloseOnBack } from '@site/src/components/useCloseOnBack';
import { useDirection, type CodeVariant } from '@site/src/preferences';
import { parseSitePath } from '../../products/path';
import Unloaded from '../../utils/Unloaded';
import type { DemoFacts } from '../../demos/browser/demoFacts';
import { variantPath } from '../../demos/paths';
import type { DemoExtras, DemoProps } from '../../demos/ui/Demo';
import FileTabs from '../../demos/ui/FileTabs';
import { useSiteScheme } from '../../demos/ui/useDemo';
import { wordsOf } from '../../demos/words';
import type { Restart } from '../browser/frame';
import type { Edited, Sources } from '../browser/kept';
import type { LinkProblem } from '../browser/link';
import type { Mistake } from '../protocol';
import Controls from './Controls';
import Editor from './Editor';
import { useEdits } from './useEdits';
import { useLiveRun } from './useLiveRun';
import styles from './styles.module.css';

export interface LiveDemoProps extends Pick<DemoExtras, 'componentProps'> {
  demo: DemoProps;
  facts: DemoFacts;
  /** The demo's original code, from its page. */
  page: ParentNode;
  sources: Sources;
  /** Edits to start with, from a link or kept. */
  first: Edited | undefined;
  /** Whether they were kept before the page was loaded: they may have crashed it. */
  isFromBefore: boolean;
  onKeep: (edited: Edited) => void;
  /** Why the link has no edits to show. */
  problem: LinkProblem | undefined;
  onEnd: () => void;
}

/** Pixels reserved for a demo without a given height, and around every demo. */
const room = { height: 240, around: 32 };

const problems: Record<LinkProblem, string> = {
  unreadable: 'The edits in the link can’t be read. This is the original code.',
  tooLarge: 'The edits in the link are too large to be opened here. This is the original code.',
};

const restartText = ({ reason, next }: Restart): string =>
  [
    reason === 'stuck'
      ? 'The code stopped responding and was terminated.'
      : 'The code kept this page too busy and was terminated.',
    next === 'newest' && 'The newest version was started.',
    next === 'shown' && 'The last working version is shown above.',
    next === 'none' && 'Change the code to run it again.',
  ]
    .filter(Boolean)
    .join(' ');

function mistakeText({ message, file, line }: Mistake): string {
  if (file === undefined) return message;
  return line === undefined ? `${file}: ${message}` : `${file}, line ${String(line)}: ${message}`;
}

/** A demo that is being edited: its result in a frame, and its code in an editor. */
export default function LiveDemo(props: LiveDemoProps): ReactNode {
  const { demo, facts, sources, first, isFromBefore, problem } = props;
  const { name, title = wordsOf(name), height: ownHeight = facts.height, desktopHeight } = demo;
  const { version } = parseSitePath(window.location.pathname);
  const [direction] = useDirection();
  const scheme = useSiteScheme();
  const root = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, end, true);
  const host = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState(0);
  const [approved, setApproved] = useState<CodeVariant>();
  const [isSuspect, setSuspect] = useState(isFromBefore);
  const [isReleased, setReleased] = useState(false);
  const edits = useEdits(sources, first, props.onKeep);
  const { variant, texts: code, change, isForeign } = edits;
  // Edits from a link, and edits that may have crashed the page, run when the reader says so.
  const mayCrash = isSuspect && Object.keys(first?.files[variant] ?? {}).length > 0;
  const isWanted = !mayCrash && (!isForeign || approved === variant);
  const paths = Object.keys(sources.TS);
  const path = paths[shown] ?? '';
  const names = paths.map((each) => variantPath(each, variant));

  const label = `Result of the edited code for “${title}”`;
  const { status, restart, height, mistake } = useLiveRun({
    host,
    title: label,
    needsIconFont: facts.needsIconFont ?? false,
    version,
    look: { scheme, direction },
    entry: variantPath(`${name}.tsx`, variant),
    files: Object.fromEntries(paths.map((each) => [variantPath(each, variant), code[each] ?? ''])),
    componentProps: props.componentProps,
    isWanted,
  });

  const least = Math.max(ownHeight ?? room.height, desktopHeight ?? 0) + room.around;
  const size = {
    '--x-live-height': `${Math.min(Math.max(least, height), 2000)}px`,
  } as CSSProperties;

  /** Shows the demo again, and focuses the button that started the editor. */
  function end(): void {
    const figure = root.current?.closest('figure');
    props.onEnd();
    // The button exists only after React has rendered.
    setTimeout(() => figure?.querySelector<HTMLElement>('[data-edit]')?.focus());
  }
  function approve(): void {
    setApproved(variant);
    if (isSuspect) edits.keep();
    setSuspect(false);
    // The button is gone then; the next Tab leads into the result, which exists only after React has rendered.
    setTimeout(() => host.current?.focus());
  }
  function reset(): void {
    setSuspect(false);
    edits.reset();
  }

  const notices = [
    isForeign && 'This code comes from the link that you followed, not from this documentation.',
    !isForeign && !isWanted && 'These are your edits from before this page was loaded.',
    !isWanted && 'Read the code, then press “Run” to run it.',
  ].filter(Boolean);
  return (
    <div ref={root} className={styles.live} data-live={isWanted ? status : 'asking'}>
      {(notices.length > 0 || problem) && (
        <p className={styles.notice} role="note">
          {notices.join(' ') || (problem && problems[problem])}
          {!isWanted && (
            <button type="button" className={styles.run} onClick={approve}>
              Run
            </button>
          )}
        </p>
      )}
      {isWanted && (
        <div
          ref={host}
          tabIndex={-1}
          role="group"
          aria-label={label}
          className={styles.result}
          style={size}
        />
      )}
      {isWanted && status === 'unavailable' && (
        <p className={styles.notice} role="alert">
          {navigator.onLine ? (
            <Unloaded />
          ) : (
            'The code can’t run here. To run edited code offline, first save this product for offline reading.'
          )}
        </p>
      )}
      <Controls
        name={name}
        title={title}
        direction={direction}
        version={version}
        edits={{ ...edits, reset }}
        shownText={code[path] ?? ''}
        page={props.page}
        onEnd={end}
      />
      {names.length > 1 && (
        <FileTabs
          id={id}
          label="Files to edit"
          className={styles.tabs}
          names={names}
          shown={shown}
          onShow={setShown}
        />
      )}
      <div
        id={`${id}-panel`}
        {...(names.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-${shown}` } : {})}
      >
        <Editor
          label={`Code of ${names[shown] ?? ''}`}
          describedBy={`${id}-help`}
          textKey={`${variant} ${path}`}
          text={code[path] ?? ''}
          onChange={(text) => {
            setReleased(false);
            change(path, text);
          }}
          onRelease={() => setReleased(true)}
        />
      </div>
      <div className={styles.below}>
        <p className={styles.mistake} role="status" data-mistake="">
          {restart && !mistake && restartText(restart)}
          {mistake && mistakeText(mistake)}
        </p>
        <p id={`${id}-help`} className={styles.help}>
          Tab indents. Press Esc, then Tab, to leave the editor.
        </p>
        <span role="status" className="x-visually-hidden">
          {isReleased && 'Tab now leaves the editor.'}
        </span>
      </div>
    </div>
  );
}

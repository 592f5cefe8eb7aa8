import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCloseOnBack } from '@site/src/components/useCloseOnBack';
import { useDirection } from '@site/src/preferences';
import { variantPath } from '../../demos/sandbox/variantPath';
import { useSiteScheme } from '../../demos/ui/useSiteScheme';
import type { LinkedEdits } from '../browser/link';
import Controls, { type Links } from './Controls';
import Editor from './Editor';
import FileTabs from './FileTabs';
import { texts } from './texts';
import { useEdits, type Sources } from './useEdits';
import { useEnd } from './useEnd';
import { useLiveRun } from './useLiveRun';
import styles from './styles.module.css';

export interface LiveDemoProps {
  name: string;
  title: string;
  height?: number | undefined;
  desktopHeight?: number | undefined;
  /** The version of a frozen page. */
  version: string | undefined;
  needsIconFont: boolean;
  /** The demo's original code, from its page. */
  page: ParentNode;
  links: Links;
  sources: Sources;
  /** The component's props. */
  componentProps: object | undefined;
  /** Edits from a link; they run when the reader says so. */
  linked: LinkedEdits | undefined;
  isLinkBroken: boolean;
  onEnd: () => void;
}

/** Pixels reserved for a demo without a given height, and around every demo. */
const room = { height: 240, around: 32 };

/** A demo that is being edited: its result in a frame, and its code in an editor. */
export default function LiveDemo(props: LiveDemoProps): ReactNode {
  const { name, title, version, needsIconFont, sources, linked, isLinkBroken } = props;
  const { licenseKey } = useDocusaurusContext().siteConfig.customFields as { licenseKey?: string };
  const baseUrl = useBaseUrl('/');
  const [direction] = useDirection();
  const scheme = useSiteScheme();
  const [root, end] = useEnd(props.onEnd);
  useCloseOnBack(true, end, true);
  const host = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState(0);
  const [isWanted, setWanted] = useState(!linked);
  const [isReleased, setReleased] = useState(false);
  const edits = useEdits(sources, linked);
  const { variant, texts: code, change } = edits;
  const paths = Object.keys(sources.TS);
  const path = paths[shown] ?? '';
  const names = paths.map((each) => variantPath(each, variant));

  const { state, isStopped, height, mistake } = useLiveRun({
    host,
    title: texts.result(title),
    baseUrl,
    licenseKey,
    needsIconFont,
    version,
    look: { scheme, direction },
    entry: variantPath(`${name}.tsx`, variant),
    files: Object.fromEntries(paths.map((each, at) => [names[at] ?? '', code[each] ?? ''])),
    componentProps: props.componentProps,
    isWanted,
  });

  const least = Math.max(props.height ?? room.height, props.desktopHeight ?? 0) + room.around;
  const size = {
    '--x-live-height': `${Math.min(Math.max(least, height), 2000)}px`,
  } as CSSProperties;
  const notice = isWanted ? '' : texts.fromLink();
  return (
    <div ref={root} className={styles.live} data-live={isWanted ? state : 'asking'}>
      {(notice || isLinkBroken) && (
        <p className={styles.notice} role="note">
          {notice || texts.brokenLink()}
          {notice && (
            <button type="button" className={styles.run} onClick={() => setWanted(true)}>
              {texts.run()}
            </button>
          )}
        </p>
      )}
      {isWanted && <div ref={host} className={styles.result} style={size} />}
      {isWanted && state === 'unavailable' && (
        <p className={styles.notice} role="alert">
          {texts.unavailable()}
        </p>
      )}
      <Controls
        name={name}
        title={title}
        direction={direction}
        edits={edits}
        shownText={code[path] ?? ''}
        page={props.page}
        links={props.links}
        onEnd={end}
      />
      {names.length > 1 && <FileTabs id={id} names={names} shown={shown} onShow={setShown} />}
      <div
        id={`${id}-panel`}
        {...(names.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-${shown}` } : {})}
      >
        <Editor
          label={texts.file(names[shown] ?? '')}
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
          {isStopped && !mistake && texts.restarted()}
          {mistake && texts.mistake(mistake)}
        </p>
        <p id={`${id}-help`} className={styles.help}>
          {texts.howToLeave()}
        </p>
        <span role="status" className="x-visually-hidden">
          {isReleased && texts.released()}
        </span>
      </div>
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useEnd } from './useEnd';
import styles from './styles.module.css';

export interface OnlyInBuildsProps {
  /** The demo's file, below the site's root. */
  file: string;
  onEnd: () => void;
}

/** Replaces the editor in `npm start`, which compiles scripts only when a page requests them; the frame can't. */
export default function OnlyInBuilds({ file, onEnd }: OnlyInBuildsProps): ReactNode {
  const [root, end] = useEnd(onEnd);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div ref={root} className={styles.live}>
      <p className={styles.notice} role="note">
        {`Demos can’t be edited here with “npm start”. Change ${file} to update this page, or use “npm run build” and “npm run serve”.`}
        <button ref={button} type="button" className={styles.run} onClick={end}>
          Done: stop editing
        </button>
      </p>
    </div>
  );
}

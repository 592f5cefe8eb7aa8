import type { CSSProperties, ReactNode, Ref } from 'react';
import Translate from '@docusaurus/Translate';
import Failure from './Failure';
import Running from './Running';
import { useCurtain } from './useReveal';
import type { DemoModule } from './useDemoModule';
import type { DemoControls } from './useDemoControls';
import styles from './Canvas.module.css';

/** Pixels kept free for a demo that says nothing of its height. */
const defaultHeight = 240;

export interface CanvasProps {
  name: string;
  height: number | undefined;
  module: DemoModule | null;
  loadError: Error | null;
  onRetry: () => void;
  controls: DemoControls;
  ref: Ref<HTMLDivElement>;
}

/** Where a demo runs: its space is there before it is. */
export default function Canvas({
  name,
  height,
  module,
  loadError,
  onRetry,
  controls,
  ref,
}: CanvasProps): ReactNode {
  const curtain = useCurtain(controls.round);
  const style = { '--x-demo-height': `${height ?? defaultHeight}px` } as CSSProperties;
  const state = loadError ? 'failed' : module && curtain.isOpen ? 'ready' : 'waiting';
  return (
    <div
      ref={ref}
      className={styles.canvas}
      style={style}
      // Where the focus goes when a reader asks for the start of the demo.
      tabIndex={-1}
      data-demo-state={state}
      data-theme={controls.hasOwnScheme ? controls.scheme : undefined}
    >
      {state === 'waiting' && (
        <div className={styles.skeleton}>
          <noscript>
            <Translate id="x.demo.noScript">
              This demo runs with JavaScript. Its code is below.
            </Translate>
          </noscript>
        </div>
      )}
      {loadError && <Failure name={name} error={loadError} onReset={onRetry} />}
      {module && <Running name={name} module={module} controls={controls} curtain={curtain} />}
    </div>
  );
}

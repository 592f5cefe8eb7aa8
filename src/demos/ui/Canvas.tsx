import type { CSSProperties, ReactNode, Ref } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Failure from './Failure';
import Running from './Running';
import { useReveal } from './useReveal';
import type { DemoModule } from './useDemoModule';
import type { DemoControls } from './useDemoControls';
import type { PaidComponent } from '../browser/demoFacts';
import styles from './Canvas.module.css';

/** Pixels kept free for a demo that says nothing of its height. */
const defaultHeight = 240;

export interface CanvasProps {
  name: string;
  height: number | undefined;
  /** The same where the window is wider than a phone's; as on a phone, if nothing is said. */
  desktopHeight?: number;
  module: DemoModule | null;
  loadError: Error | null;
  onRetry: () => void;
  /** What it shows of Pro and Premium that carries a notice below it. */
  paid?: PaidComponent | undefined;
  /** Whether it stands in the middle, only as wide as it must be. */
  isCentered?: boolean | undefined;
  controls: DemoControls;
  /** What the demo gets as props. */
  componentProps?: object | undefined;
  /** What stands there without JavaScript. */
  withoutScript: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Where a demo runs: its space is there before it is. */
export default function Canvas({
  name,
  height,
  desktopHeight,
  module,
  loadError,
  onRetry,
  paid,
  isCentered,
  controls,
  componentProps,
  withoutScript,
  ref,
}: CanvasProps): ReactNode {
  const reveal = useReveal(controls.round);
  const { licenseKey } = useDocusaurusContext().siteConfig.customFields as { licenseKey?: string };
  const room = height ?? defaultHeight;
  const style = {
    '--x-phone-height': `${room}px`,
    '--x-desk-height': `${desktopHeight ?? room}px`,
  } as CSSProperties;
  const state = loadError ? 'failed' : module && reveal.isShown ? 'ready' : 'waiting';
  return (
    <div
      ref={ref}
      className={styles.canvas}
      style={style}
      // Where the focus goes when a reader asks for the start of the demo.
      tabIndex={-1}
      data-demo-state={state}
      data-notice={licenseKey ? undefined : paid}
      data-centered={isCentered || undefined}
      data-theme={controls.hasOwnScheme ? controls.scheme : undefined}
    >
      {state === 'waiting' && (
        <div className={styles.skeleton}>
          <noscript>{withoutScript}</noscript>
        </div>
      )}
      {loadError && <Failure name={name} error={loadError} onReset={onRetry} />}
      {module && (
        <Running
          name={name}
          module={module}
          controls={controls}
          startsOverMirrored={paid === 'grid'}
          componentProps={componentProps}
          reveal={reveal}
        />
      )}
    </div>
  );
}

import type { CSSProperties, ReactNode, Ref } from 'react';
import { useSiteFields } from '@site/src/utils/useSiteFields';
import Failure from './Failure';
import Running from './Running';
import { useReveal, type OneDemo } from './useDemo';
import type { PaidComponent } from '../browser/demoFacts';
import styles from './Canvas.module.css';

/** Pixels reserved for a demo without a given height. */
const defaultHeight = 240;

export interface CanvasProps {
  name: string;
  height: number | undefined;
  /** Height in windows wider than a phone's; defaults to `height`. */
  desktopHeight?: number;
  demo: OneDemo;
  /** The Pro or Premium component in the demo that has a notice below it. */
  paid?: PaidComponent | undefined;
  /** Whether the demo is centered, at its own width. */
  isCentered?: boolean | undefined;
  /** The demo's props. */
  componentProps?: object | undefined;
  /** Shown without JavaScript. */
  withoutScript: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Where a demo runs; its space is reserved before it loads. */
export default function Canvas({
  name,
  height,
  desktopHeight,
  demo,
  paid,
  isCentered,
  componentProps,
  withoutScript,
  ref,
}: CanvasProps): ReactNode {
  const { module, error } = demo;
  const reveal = useReveal(demo);
  const { licenseKey } = useSiteFields();
  const room = height ?? defaultHeight;
  const style = {
    '--x-phone-height': `${room}px`,
    '--x-desk-height': `${desktopHeight ?? room}px`,
  } as CSSProperties;
  const state = error ? 'failed' : module && reveal.isShown ? 'ready' : 'waiting';
  return (
    <div
      ref={ref}
      className={styles.canvas}
      style={style}
      // Gets the focus from the menu entry that moves it to the start of the demo.
      tabIndex={-1}
      // It shows what its code says.
      translate="no"
      data-demo-state={state}
      data-notice={licenseKey ? undefined : paid}
      data-centered={isCentered || undefined}
      data-theme={demo.hasOwnScheme ? demo.scheme : undefined}
    >
      {state === 'waiting' && (
        <div className={styles.skeleton}>
          <noscript>{withoutScript}</noscript>
        </div>
      )}
      {error && <Failure name={name} error={error} onReset={demo.retry} />}
      <Running
        name={name}
        demo={demo}
        startsOverMirrored={paid === 'grid'}
        componentProps={componentProps}
        reveal={reveal}
      />
    </div>
  );
}

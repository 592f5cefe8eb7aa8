import { useRef, type ReactNode } from 'react';
import Canvas from './Canvas';
import { useDemoControls } from './useDemoControls';
import { useDemoModule, type DemoSource } from './useDemoModule';
import { useNear } from './useNear';

export interface StageProps {
  name: string;
  source: DemoSource;
  height: number;
  /** Shown without JavaScript. */
  withoutScript: ReactNode;
}

/** A demo without its code and its toolbar: it loads when it is near the viewport, into the space reserved for it. */
export default function Stage({ name, source, height, withoutScript }: StageProps): ReactNode {
  const canvas = useRef<HTMLDivElement>(null);
  // On a phone, the second demo of the home page would be near from the start, and load with the first.
  const isNear = useNear(canvas, 0);
  const controls = useDemoControls();
  const loaded = useDemoModule(source, isNear, controls);
  return (
    <Canvas
      ref={canvas}
      name={name}
      height={height}
      loaded={loaded}
      controls={controls}
      withoutScript={withoutScript}
    />
  );
}

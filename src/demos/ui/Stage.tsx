import { useRef, type ReactNode } from 'react';
import Canvas from './Canvas';
import { useDemo, type DemoSource } from './useDemo';
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
  const demo = useDemo(source, isNear);
  return (
    <Canvas ref={canvas} name={name} height={height} demo={demo} withoutScript={withoutScript} />
  );
}

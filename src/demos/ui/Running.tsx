import { Activity, useInsertionEffect, type ReactNode } from 'react';
import ErrorBoundary from './ErrorBoundary';
import Failure from './Failure';
import type { Reveal } from './useReveal';
import type { DemoControls } from './useDemoControls';
import type { DemoModule } from './useDemoModule';

/** Tells when React has inserted it, and with it its siblings; unlike other effects, also out of sight. */
function Inserted({ onInsert }: { onInsert: () => void }): null {
  useInsertionEffect(onInsert, [onInsert]);
  return null;
}

export interface RunningProps {
  name: string;
  module: DemoModule;
  controls: DemoControls;
  /** Whether it starts over in another direction. Mirrored in place, a grid draws its pinned columns over others. */
  startsOverMirrored?: boolean;
  componentProps?: object | undefined;
  reveal: Reveal;
}

/** A demo that has been loaded, with what surrounds it; what it throws stays in here. */
export default function Running({
  name,
  module: { Component, Providers },
  controls: { direction, scheme, hasOwnScheme, round, reset },
  startsOverMirrored,
  componentProps,
  reveal: { isShown, show },
}: RunningProps): ReactNode {
  return (
    <Activity key={round} mode={isShown ? 'visible' : 'hidden'}>
      {/* Inside: what is thrown out of sight goes no further than to the activity. */}
      <ErrorBoundary fallback={(error) => <Failure name={name} error={error} onReset={reset} />}>
        <Providers direction={direction} scheme={scheme} hasOwnScheme={hasOwnScheme}>
          <Component key={startsOverMirrored ? direction : undefined} {...componentProps} />
        </Providers>
      </ErrorBoundary>
      <Inserted onInsert={show} />
    </Activity>
  );
}

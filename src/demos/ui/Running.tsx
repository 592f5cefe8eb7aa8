import { Activity, Component, useInsertionEffect, type ReactNode } from 'react';
import Failure from './Failure';
import type { OneDemo, useReveal } from './useDemo';

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of a demo that threw. */
  fallback: (error: Error) => ReactNode;
}

/** Keeps an error in a demo inside the demo. A new `key` starts it over. */
class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}

/** Reports when React has inserted it and its siblings; unlike other effects, this one also runs while hidden. */
function Inserted({ onInsert }: { onInsert: () => void }): null {
  useInsertionEffect(onInsert, [onInsert]);
  return null;
}

export interface RunningProps {
  name: string;
  demo: OneDemo;
  /** Whether it starts over when the direction changes. Mirrored in place, a grid draws its pinned columns over others. */
  startsOverMirrored?: boolean;
  componentProps?: object | undefined;
  reveal: ReturnType<typeof useReveal>;
}

/** A demo with its providers, once it is loaded; errors that it throws are caught here. */
export default function Running({
  name,
  demo: { module, direction, scheme, hasOwnScheme, isMaterial, round, reset },
  startsOverMirrored,
  componentProps,
  reveal: { isShown, show },
}: RunningProps): ReactNode {
  if (!module) return null;
  const { Component: Shown, Providers } = module;
  return (
    <Activity key={round} mode={isShown ? 'visible' : 'hidden'}>
      {/* Inside the activity: an error that is thrown while it is hidden doesn't get past it. */}
      <ErrorBoundary fallback={(error) => <Failure name={name} error={error} onReset={reset} />}>
        <Providers {...{ direction, scheme, hasOwnScheme, isMaterial }}>
          <Shown key={startsOverMirrored ? direction : undefined} {...componentProps} />
        </Providers>
      </ErrorBoundary>
      <Inserted onInsert={show} />
    </Activity>
  );
}

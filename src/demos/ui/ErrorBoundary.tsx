import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown in place of a demo that threw. */
  fallback: (error: Error) => ReactNode;
}

/** Keeps an error in a demo inside the demo. A new `key` starts it over. */
export default class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}

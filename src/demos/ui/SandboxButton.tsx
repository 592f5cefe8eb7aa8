import type { ReactNode } from 'react';
import { labels } from './labels';
import ToolButton, { type ToolButtonProps } from './ToolButton';

export interface SandboxButtonProps extends Pick<ToolButtonProps, 'event'> {
  onOpen: () => void;
  /** Loads what opening needs: browsers let a script open a tab only shortly after a click. */
  prepare: () => void;
}

/** Opens a demo or its edited code in StackBlitz. */
export default function SandboxButton({ event, onOpen, prepare }: SandboxButtonProps): ReactNode {
  return (
    <ToolButton
      icon="bolt"
      aria-label={labels.stackBlitz}
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      event={event}
    >
      {labels.sandboxShort}
    </ToolButton>
  );
}

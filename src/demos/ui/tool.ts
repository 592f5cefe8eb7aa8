import type { ComponentType, RefObject } from 'react';
import type { IconName } from './icons';

/** The demo that a tool is for. */
export interface ToolDemo {
  name: string;
  canvas: RefObject<HTMLElement | null>;
  code: RefObject<HTMLElement | null>;
}

export interface ToolProps {
  /** Ends the tool, and returns the focus to the demo's toolbar unless another one has taken its place. */
  onEnd: (how?: { isReplaced: boolean }) => void;
}

/** A tool in the menu of a demo. While it is on, it shows something over or beside the demo; its code is loaded by the first press. */
export interface DemoTool {
  icon: IconName;
  label: string;
  /** Its name in analytics. */
  action: string;
  /** Rejects if it can't be loaded. */
  load: (demo: ToolDemo) => Promise<ComponentType<ToolProps>>;
}

import type { ComponentType } from 'react';
import type { FenceFacts, PageCode } from '../../code/browser/pageCode';

/** What a page knows about a demo before it loads it. */
export interface DemoFacts extends FenceFacts {
  /** The demo's file and those of its folder, as its code shows them. */
  files: readonly string[];
  /** Sample data: name of the file, and its code, which is fetched when it is asked for. */
  shared?: readonly (readonly [path: string, code: PageCode])[];
  load: () => Promise<{ default: ComponentType }>;
  /** Pixels the demo gives itself. */
  height?: number;
  needsIconFont?: boolean;
  /** Whether it shows a Pro or Premium grid, which without a license key carries a notice. */
  hasPaidGrid?: boolean;
}

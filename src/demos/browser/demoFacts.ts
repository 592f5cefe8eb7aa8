import type { ComponentType } from 'react';
import type { FenceFacts, PageCode } from '../../code/browser/pageCode';

/** A Pro or Premium grid, or a Pro tree. */
export type PaidComponent = 'grid' | 'tree';

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
  /** What it shows of the components that carry a notice in a band of its own without a license key. */
  paid?: PaidComponent;
}

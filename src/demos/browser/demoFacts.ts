import type { FenceFacts, PageCode } from '../../code/browser/pageCode';
import type { DemoSource } from '../ui/useDemo';

/** A Pro or Premium grid, or a Pro tree, chart or calendar. */
export type PaidComponent = 'grid' | 'tree' | 'chart' | 'calendar';

/** Facts about a demo that are known before it has loaded. */
export interface DemoFacts extends FenceFacts, DemoSource {
  /** The demo's file and the files of its folder that its code shows. */
  files: readonly string[];
  /** Sample data: name of the file, and its code, which is fetched on demand. */
  shared?: readonly (readonly [path: string, code: PageCode])[];
  /** Height in pixels that the demo sets itself. */
  height?: number;
  /** The component in the demo that shows a notice in a band of its own if there is no license key. */
  paid?: PaidComponent;
}

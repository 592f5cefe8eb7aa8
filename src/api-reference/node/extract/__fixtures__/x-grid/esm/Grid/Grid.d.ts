import * as React from 'react';
import type { GridColumn } from '../models.js';
export interface GridSlots {
  /**
   * The footer.
   * @default FixtureFooter
   */
  footer?: React.ElementType;
  /** @ignore - internal. */
  secret?: React.ElementType;
}
export interface GridClasses {
  /** The root. */
  root: string;
  /** The footer. */
  footer: string;
  /** When chosen. */
  selected: string;
}
interface SharedProps {
  /**
   * Shown while waiting.
   * @default false
   */
  loading?: boolean;
}
export interface GridProps<R = any> extends SharedProps, React.HTMLAttributes<HTMLDivElement> {
  /**
   * The columns.
   */
  columns: readonly GridColumn<R>[];
  /**
   * Asked for each row.
   * @param {R} row The row.
   * @param {number} index Where it stands.
   * @returns {string} Its id.
   */
  getRowId?: (row: R, index: number) => string;
  /** @ignore - do not document. */
  hidden?: boolean;
  /**
   * @deprecated Use `loading` instead.
   * @default 10
   */
  delay?: number;
  classes?: Partial<GridClasses>;
  slots?: Partial<GridSlots>;
  undocumented?: string;
}
interface GridComponent {
  <R = any>(props: GridProps<R> & React.RefAttributes<HTMLDivElement>): React.JSX.Element;
  propTypes?: any;
}
/**
 * A fixture grid.
 *
 * Demos:
 * - [Grid](https://mui.com/x/react-data-grid/)
 *
 * API:
 * - [Grid API](https://mui.com/x/api/grid/grid/)
 */
export declare const Grid: GridComponent;

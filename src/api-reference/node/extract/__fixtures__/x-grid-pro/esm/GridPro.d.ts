import * as React from 'react';
import type { GridProps } from '@fixture/x-grid';
export interface GridProProps<R = any> extends GridProps<R> {
  /** Rows within rows. */
  treeData?: boolean;
}
export declare function GridPro<R = any>(props: GridProProps<R>): React.JSX.Element;

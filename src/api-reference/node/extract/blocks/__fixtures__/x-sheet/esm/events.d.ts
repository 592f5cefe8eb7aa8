import * as React from 'react';
export interface SheetParams<R = any> {
  row: R;
}
interface SheetRowEvents {
  /** Fired when a row is clicked. */
  rowClick: {
    params: SheetParams;
    event: React.MouseEvent<HTMLElement>;
  };
  /**
   * Fired inside.
   * @ignore - do not document.
   */
  rowInside: { params: SheetParams };
}
export interface SheetEventLookup extends SheetRowEvents {
  /**
   * Fired at the end.
   * @deprecated Use `rowClick` instead.
   */
  unmount: {};
}

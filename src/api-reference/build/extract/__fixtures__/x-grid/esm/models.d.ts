export interface GridColumn<R = any> {
  /** Its name. */
  field: string;
  /** Reads a value. */
  getValue?: (row: R) => unknown;
}
export interface GridApi {
  /**
   * Scrolls.
   * @param {number} top How far.
   * @returns {boolean} Whether it moved.
   */
  scrollTo: (top: number) => boolean;
}

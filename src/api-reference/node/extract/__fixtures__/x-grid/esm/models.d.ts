export type GridReader<R = any, V = never> = (value: V, row: R) => GridValue;
export type GridValue = string | number;
export interface GridColumn<R = any> {
  /** Its name. */
  field: string;
  /** Reads a value. */
  getValue?: (row: R) => unknown;
  /**
   * How wide it is.
   * TODO: move this elsewhere.
   * @default{ least: 1 }
   */
  span?: number | GridReader<R>;
  /** @default `${name} ${unit}` */
  text?: string;
}
export interface GridApi {
  /**
   * Scrolls.
   * @param {number} top How far.
   * @returns {boolean} Whether it moved.
   */
  scrollTo: (top: number) => boolean;
}

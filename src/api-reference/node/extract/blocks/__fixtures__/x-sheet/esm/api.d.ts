interface SheetEditCellApi {
  /** Starts to edit. */
  startEdit: (id: number) => void;
}
export interface SheetEditingApi extends SheetEditCellApi {}
export interface SheetRowApi {
  /** The row of an id. */
  getRow: (id: number) => object | null;
  /** A value, not a method. */
  rowTotal: number;
  /** @ignore - do not document. */
  dropRow: () => void;
}
export interface SheetRowManyApi {
  /** Selects rows. */
  selectRows: (ids: readonly number[]) => void;
}
export interface SheetApiCommon extends SheetEditingApi, SheetRowApi {}
export interface SheetApiCommunity extends SheetApiCommon {}
export type SheetApi = SheetApiCommunity;

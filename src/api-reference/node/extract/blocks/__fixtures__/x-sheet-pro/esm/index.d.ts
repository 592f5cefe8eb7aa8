import type { SheetApiCommon, SheetRowManyApi } from '@fixture/x-sheet';
import './augment.js';
export * from '@fixture/x-sheet';
export * from './TreePro.js';
export interface SheetReorderApiPro {
  /** Moves a row. */
  moveRow: (id: number, to: number) => void;
}
export interface SheetApiPro extends SheetApiCommon, SheetReorderApiPro, SheetRowManyApi {}
export type SheetApi = SheetApiPro;

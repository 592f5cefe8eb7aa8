import type {} from '@fixture/x-sheet';
declare module '@fixture/x-sheet' {
  interface SheetEventLookup {
    /** Fired when a row has moved. */
    rowMove: { params: { id: number } };
  }
}
export {};

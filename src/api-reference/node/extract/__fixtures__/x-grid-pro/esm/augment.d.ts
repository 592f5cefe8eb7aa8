import type {} from '@fixture/x-grid';
declare module '@fixture/x-grid' {
  interface GridColumn {
    /** Kept at an edge. */
    pinned?: 'start' | 'end';
  }
}
export {};

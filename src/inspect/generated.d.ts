declare module '@generated/x-inspect/default/tables' {
  import type { PartsTable } from '@site/src/inspect/types';
  /** Version (empty for the current one) -> the function that loads its table of parts. */
  export const tables: Readonly<Record<string, () => Promise<{ default: PartsTable }>>>;
}

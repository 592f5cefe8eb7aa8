declare module '@generated/x-inspect/default/tables' {
  /** Version (empty for the current one) -> the function that loads its table of parts. */
  export const tables: Readonly<
    Record<string, () => Promise<{ default: import('./types').PartsTable }>>
  >;
}

/** What the current version of the docs has. */
export interface Numbers {
  /** Pages that people write. */
  guides: number;
  /** Demos on them. */
  demos: number;
  /** Statements of theirs that a test proves. */
  claims: number;
  /** Pages of the API reference. */
  reference: number;
}

/** What the current version of the docs has. */
export interface Numbers {
  /** Pages written by hand. */
  guides: number;
  /** Demos on them. */
  demos: number;
  /** Statements in them that a test proves. */
  claims: number;
  /** Pages of the API reference. */
  reference: number;
}

import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** What the pages of a frozen version know about it besides what Docusaurus says. */
export interface SnapshotVersion extends PropVersionMetadata {
  /** The packages that were never published at this version, with the release that takes their place. */
  nearest?: Readonly<Record<string, string>>;
}

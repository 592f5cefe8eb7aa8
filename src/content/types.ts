import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** The version data that its pages get: that of Docusaurus and, for a frozen version, its nearest packages. */
export interface SnapshotVersion extends PropVersionMetadata {
  /** The packages that were never published at this version, with the release that takes their place. */
  nearest?: Readonly<Record<string, string>>;
}

export type { Message, Product, ProductId } from './types';
export { currentVersion, licensingPath, productById, products } from './registry';
export { productFromPath } from './productFromPath';
export { languagePrefix } from './language';
export { defaultBaseUrl, parseSitePath, toPagePath, type SitePath } from './path';
export {
  defaultVersionHosts,
  parseVersionHosts,
  versionHostsVariable,
  type VersionHosts,
} from './hosts';
export {
  onlyCurrentVersion,
  samePageIn,
  versionEntries,
  type SiteVersion,
  type VersionEntriesOptions,
  type VersionEntry,
} from './versions';

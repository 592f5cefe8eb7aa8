export type { Product, ProductId } from './types';
export { currentVersion, licensingPath, productById, products } from './registry';
export { productFromPath } from './productFromPath';
export { parseSitePath } from './path';
export { parseVersionHosts, versionHostsVariable, type VersionHosts } from './hosts';
export { versionEntries, type VersionEntry } from './versions';

import path from 'node:path';
import { products } from '../../products/registry';
import type { PackageInput, Plan, ProductInput } from './types';

const apiPrefix = '/api/';

function planOf(packageName: string): Plan {
  const [, plan] = /-(pro|premium)$/.exec(packageName) ?? [];
  return (plan as Plan | undefined) ?? 'community';
}

/**
 * The products to document with their packages installed below a site folder, from the registry of products.
 *
 * @param siteDir - the folder whose `node_modules` holds the packages
 */
export function productInputs(siteDir: string): ProductInput[] {
  return products.flatMap((product): ProductInput[] => {
    const prefix = product.pathPrefixes.find((candidate) => candidate.startsWith(apiPrefix));
    if (!prefix) {
      return [];
    }
    const packages = Object.keys(product.packages).map((name): PackageInput => {
      const dir = path.join(siteDir, 'node_modules', name);
      return { name, plan: planOf(name), dir };
    });
    return [{ slug: prefix.slice(apiPrefix.length), packages }];
  });
}

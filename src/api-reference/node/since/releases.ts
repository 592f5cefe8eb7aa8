import { existsSync } from 'node:fs';
import path from 'node:path';
import { planRank, type ApiPage, type PackageInput, type ProductInput } from '../../types';
import { readManifest } from '../extract/manifest';

/** The copies of smaller plans that a package brings along because its version differs from theirs. */
function broughtBy(own: PackageInput, all: readonly PackageInput[]): PackageInput[] {
  return all
    .filter(({ plan }) => planRank(plan) < planRank(own.plan))
    .map((each) => ({ ...each, dir: path.join(own.dir, 'node_modules', each.name) }))
    .filter(({ dir }) => existsSync(path.join(dir, 'package.json')));
}

/**
 * Finds the newer releases of smaller plans that larger ones bring along. Their types tell what was added after the
 * documented release.
 *
 * @param pages - the pages of the products' packages
 */
export function broughtProducts(
  products: readonly ProductInput[],
  pages: readonly ApiPage[],
): ProductInput[] {
  return products.flatMap((product): ProductInput[] => {
    const versionOf = new Map(
      product.packages.map(({ name, dir }) => [name, readManifest(dir).version]),
    );
    const packages = product.packages
      .flatMap((each) => broughtBy(each, product.packages))
      .filter(({ name, dir }) => readManifest(dir).version !== versionOf.get(name));
    const names = packages.map(({ name }) => name);
    const ofOthers = pages
      .filter(
        ({ product: slug, source }) => slug === product.slug && !names.includes(source.package),
      )
      .map(({ name }) => name);
    const without = [...(product.without ?? []), ...ofOthers];
    return packages.length > 0 ? [{ ...product, packages, without }] : [];
  });
}

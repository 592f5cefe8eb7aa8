import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planRank, type ApiPage, type PackageInput, type ProductInput } from '../../types';
import { readManifest } from '../extract/manifest';

/** What a change log says about one release. */
export interface LoggedRelease {
  version: string;
  /** The lines about a package: the highlights, and the section of its product. */
  lines: readonly string[];
}

/**
 * Reads the releases in a package's change log, the newest first. A log covers all products of the library; the sections of
 * the others are left out.
 */
export function readChangeLog(text: string, packageName: string): LoggedRelease[] {
  return text
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((release): LoggedRelease[] => {
      const [version = ''] = release.split(/\s/, 1);
      const [highlights = '', ...sections] = release.split(/^### /m);
      const own = sections.filter((section) => section.includes(`\`${packageName}@`));
      const lines = [highlights, ...own].flatMap((part) => part.split('\n'));
      return version ? [{ version, lines }] : [];
    });
}

/** Reads the change log of an installed package; empty when it has none. */
export function changeLogOf(dir: string, packageName: string): LoggedRelease[] {
  const file = path.join(dir, 'CHANGELOG.md');
  return existsSync(file) ? readChangeLog(readFileSync(file, 'utf8'), packageName) : [];
}

/** Whether a line says that something was added: "Add `gap` option". */
const adds = (line: string): boolean => /\b(?:add(?:s|ed)?|introduc(?:es?|ed)|new)\b/i.test(line);

/** Returns the first of some releases that adds a name, written as code; undefined when none does. */
export function releaseThatAdds(
  name: string,
  releases: readonly LoggedRelease[],
): LoggedRelease | undefined {
  const inCode = new RegExp(`\`[^\`]*(?<![\\w-])${name.replace(/\W/g, '\\$&')}(?![\\w-])[^\`]*\``);
  return releases.find(({ lines }) => lines.some((line) => adds(line) && inCode.test(line)));
}

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

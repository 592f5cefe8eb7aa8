import { filesBelow, isGenerated, pathsOf, readJson, sizeOf } from './site.mjs';

/** Returns the frozen versions as `npm run version:list` shows them. */
export function describeVersions(root, folderOf) {
  const { versions, recorded } = pathsOf(root);
  const packagesOf = readJson(recorded, {});
  return readJson(versions, []).map((version) => {
    const { frozenDocs } = pathsOf(root, version);
    const files = filesBelow(frozenDocs).filter((file) => !isGenerated(file));
    return {
      version,
      pages: files.filter((file) => file.endsWith('.mdx')).length,
      files: files.length,
      bytes: sizeOf(frozenDocs, (file) => !isGenerated(file)),
      packages: Object.entries(packagesOf[version]?.packages ?? {}).map(([name, exact]) => ({
        name,
        version: exact,
        folder: folderOf(name, exact),
      })),
    };
  });
}

/** Formats the list as text. */
export function versionTable(current, described) {
  const frozen = described.flatMap(({ version, pages, files, bytes, packages }) => [
    `${version}  frozen: ${pages} pages, ${files} files, ${(bytes / 1000).toFixed(0)} kB`,
    ...packages.map(
      (each) =>
        `       ${each.name} ${each.version}${each.version === version ? '' : ' (nearest published)'}${
          each.folder === each.name ? ', the one of the current docs' : ` as ${each.folder}`
        }`,
    ),
  ]);
  return [`${current}  current`, ...frozen].join('\n');
}

import { filesBelow, isGenerated, pathsOf, readJson, sizeOf } from './site.mjs';

/** Returns the versions as `npm run version:list` shows them. */
export function versionTable({ root, current, folderOf }) {
  const { versions, recorded } = pathsOf(root);
  const packagesOf = readJson(recorded, {});
  const frozen = readJson(versions, []).flatMap((version) => {
    const { frozenDocs } = pathsOf(root, version);
    const files = filesBelow(frozenDocs).filter((file) => !isGenerated(file));
    const pages = files.filter((file) => file.endsWith('.mdx')).length;
    const bytes = sizeOf(frozenDocs, (file) => !isGenerated(file));
    const packages = Object.entries(packagesOf[version]?.packages ?? {}).map(([name, exact]) => {
      const folder = folderOf(name, exact);
      const nearest = exact === version ? '' : ' (nearest published)';
      const where = folder === name ? ', the one of the current docs' : ` as ${folder}`;
      return `       ${name} ${exact}${nearest}${where}`;
    });
    const size = `${pages} pages, ${files.length} files, ${(bytes / 1000).toFixed(0)} kB`;
    return [`${version}  frozen: ${size}`, ...packages];
  });
  return [`${current}  current`, ...frozen].join('\n');
}

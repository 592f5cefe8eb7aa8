import { createHash } from 'node:crypto';
import type { VersionPages } from '../../content/node/sitePages';
import { inIndexOrder, indexPages } from '../indexPages';
import { manifestFormat, manifestName, type Manifest } from '../manifest';
import { namesOf } from '../namesFile';
import { shardNumbers, shardPages } from '../shards';
import type { SearchPage } from '../types';

/** The pages of one version. */
export type IndexedVersion = Pick<VersionPages<SearchPage>, 'segment' | 'version' | 'pages'>;

const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/**
 * Makes the search files, by file name: the manifest, and for each version the names, the words of the texts and
 * the excerpts, named by their content. The same pages give the same files.
 *
 * @param options - `isLive` if pages may change while they are being read
 */
export function searchFiles(
  versions: readonly IndexedVersion[],
  { isLive = false }: { isLive?: boolean } = {},
): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, value: object): string => {
    const content = JSON.stringify(value);
    const hashed = `${name}-${hashOf(content)}.json`;
    files.set(hashed, content);
    return hashed;
  };
  const build = hashOf(JSON.stringify(versions));
  const manifest: Manifest = {
    format: manifestFormat,
    build,
    ...(isLive && { isLive }),
    versions: Object.fromEntries(
      versions.map(({ segment, version, pages }) => {
        const ordered = inIndexOrder(pages);
        const shards = shardPages(ordered);
        return [
          segment,
          {
            version,
            names: add('names', namesOf(ordered, build, shardNumbers(shards))),
            index: add('index', indexPages(ordered, build)),
            excerpts: shards.map((shard) => add('excerpts', shard)),
            pages: ordered.length,
          },
        ];
      }),
    ),
  };
  files.set(manifestName, JSON.stringify(manifest));
  return files;
}

import { mapRows } from '../model';
import type { ApiPage, ApiSignature } from '../types';
import type { GuidePage } from './site/usage';

/** The host of the library's own site. The packages' comments link to it, sometimes by path alone. */
const upstreamHost = 'https://mui.com';
const upstream = `${upstreamHost}/x`;

/** What links may point to. */
export interface LinkTargets {
  /** The site's base path, with a slash at both ends. */
  baseUrl: string;
  /** Appended to a page's address, for links to its Markdown form: `index.md`. */
  file?: string;
  /** Paths of this site's pages below the base path, with a slash at both ends. */
  paths: ReadonlySet<string>;
  /** Path and id of a section that moved to another page -> the path of that page. */
  moved?: ReadonlyMap<string, string>;
  /** Name of a component or interface -> the path of its page. */
  names: ReadonlyMap<string, string>;
}

/** Returns the address of a page, or of a place on it, by its path below the base path. */
export const pageAddress = (at: string, { baseUrl, file = '' }: LinkTargets): string =>
  baseUrl.replace(/\/$/, '') + at.replace(/(?=#|$)/, file);

/** Turns an address on the library's own site into this site's; when this site has no such page, returns it with its host. */
export function localAddress(address: string, targets: LinkTargets): string {
  const absolute = /^\/(?!\/)/.test(address) ? `${upstreamHost}${address}` : address;
  if (!absolute.startsWith(`${upstream}/`)) return absolute;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(absolute.slice(upstream.length)) ?? [];
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  const page = targets.moved?.get(withSlash + rest) ?? withSlash;
  return targets.paths.has(page) ? pageAddress(page, targets) + rest : absolute;
}

/** A link to the page of a name, or the name as code when it has none. */
function nameLink(name: string, targets: LinkTargets): string {
  const path = targets.names.get(name);
  return path ? `[\`${name}\`](${pageAddress(path, targets)})` : `\`${name}\``;
}

function addressLink(address: string, text: string, targets: LinkTargets): string {
  const local = localAddress(address, targets);
  const shown = text.trim() || address.replace(/^https?:\/\//, '');
  return `[${shown}](${local})`;
}

const inlineTag = /\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}/;
const doubleBracket = /\[\[(\w+(?:<[^[\]]*>)?)\]\]/;
const linkEnd = /\]\(([^)\s]+)\)/;
/** An address in running text, without the punctuation that ends its sentence. */
const bareAddress = /<?(https?:\/\/[^\s<>()[\]]*[^\s<>()[\].,;:!?'"])>?/;

const anyLink = new RegExp(
  [inlineTag, doubleBracket, linkEnd, bareAddress].map(({ source }) => source).join('|'),
  'g',
);

/**
 * Turns the links of a comment into Markdown links that work on this site: `{@link target text}`, `[[Name]]`, addresses
 * of the library's own site and bare addresses. Code is left as it is.
 */
export function rewriteLinks(markdown: string, targets: LinkTargets): string {
  const rewriteText = (text: string): string =>
    text.replace(
      anyLink,
      (all, target?: string, words?: string, name?: string, address?: string, bare?: string) => {
        if (target !== undefined) {
          const isAddress = /^(https?:\/)?\//.test(target);
          return isAddress ? addressLink(target, words ?? '', targets) : nameLink(target, targets);
        }
        if (name !== undefined) return nameLink(name, targets);
        if (address !== undefined) return `](${localAddress(address, targets)})`;
        return bare === undefined ? all : addressLink(bare, '', targets);
      },
    );
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : rewriteText(part)))
    .join('');
}

const described = <T extends { description: string }>(item: T, targets: LinkTargets): T => ({
  ...item,
  description: rewriteLinks(item.description, targets),
});

/** Returns a row or a page with the links in its own texts rewritten. */
export function linkRow<
  T extends { description?: string; deprecated?: string | null; signature?: ApiSignature | null },
>(item: T, targets: LinkTargets): T {
  const { description = '', deprecated, signature } = item;
  return {
    ...item,
    description: rewriteLinks(description, targets),
    ...(deprecated && { deprecated: rewriteLinks(deprecated, targets) }),
    ...(signature && {
      signature: {
        parameters: signature.parameters.map((parameter) => described(parameter, targets)),
        returns: described(signature.returns, targets),
      },
    }),
  };
}

/**
 * Returns the pages of a version with links to each other and to its guides, and the addresses of all pages by name.
 *
 * @param installed - the pages as the packages have them
 * @param place - where the pages are shown; see `LinkTargets`
 */
export function linkPages(
  installed: readonly ApiPage[],
  guides: readonly Pick<GuidePage, 'path' | 'moved'>[],
  place: Pick<LinkTargets, 'baseUrl' | 'file'>,
) {
  const indexes = [...new Set(installed.map(({ product }) => `/api/${product}/`))];
  const targets: LinkTargets = {
    ...place,
    paths: new Set([...installed, ...guides].map(({ path }) => path).concat(indexes)),
    moved: new Map(
      guides.flatMap(({ path, moved }) =>
        moved.map(({ id, to }) => [`${path}#${id}`, to] as const),
      ),
    ),
    names: new Map(installed.map(({ name, path }) => [name, path])),
  };
  const links = installed.map(({ name, path }) => [name, pageAddress(path, targets)] as const);
  const pages = installed.map((page) =>
    mapRows(linkRow(page, targets), (row) => linkRow(row, targets)),
  );
  return { pages, targets, links: new Map(links) };
}

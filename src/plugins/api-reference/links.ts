import type { ApiPage } from './types';

/** The host of the library's own site, to which its comments link, also by paths alone. */
const upstreamHost = 'https://mui.com';
const upstream = `${upstreamHost}/x`;

/** What links may lead to. */
export interface LinkTargets {
  /** The site's base path, with a slash at both ends. */
  baseUrl: string;
  /** Paths of this site's pages below the base path, with a slash at both ends. */
  paths: ReadonlySet<string>;
  /** Name of a component or interface -> the path of its page. */
  names: ReadonlyMap<string, string>;
}

/** An address of the library's own site as this site has it; unchanged when this site has no such page. */
export function localAddress(address: string, targets: LinkTargets): string {
  const absolute = /^\/(?!\/)/.test(address) ? `${upstreamHost}${address}` : address;
  if (!absolute.startsWith(`${upstream}/`)) {
    return absolute;
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(absolute.slice(upstream.length)) ?? [];
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  return targets.paths.has(withSlash)
    ? `${targets.baseUrl.replace(/\/$/, '')}${withSlash}${rest}`
    : absolute;
}

/** A link to the page of a name, or the name as code when it has none. */
function nameLink(name: string, targets: LinkTargets): string {
  const path = targets.names.get(name);
  return path ? `[\`${name}\`](${targets.baseUrl.replace(/\/$/, '')}${path})` : `\`${name}\``;
}

function addressLink(address: string, text: string, targets: LinkTargets): string {
  const local = localAddress(address, targets);
  const shown = text.trim() || address.replace(/^https?:\/\//, '');
  return `[${shown}](${local})`;
}

const inlineTag = /\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}/;
const doubleBracket = /\[\[(\w+)\]\]/;
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
        if (name !== undefined) {
          return nameLink(name, targets);
        }
        if (address !== undefined) {
          return `](${localAddress(address, targets)})`;
        }
        return bare === undefined ? all : addressLink(bare, '', targets);
      },
    );
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : rewriteText(part)))
    .join('');
}

/** A page with the links of all its texts rewritten. */
export function linkPage(page: ApiPage, targets: LinkTargets): ApiPage {
  const link = (text: string): string => rewriteLinks(text, targets);
  const linkOrNull = (text: string | null): string | null => (text === null ? null : link(text));
  const described = <T extends { description: string }>(item: T): T => ({
    ...item,
    description: link(item.description),
  });
  const props = Object.entries(page.props).map(([name, member]) => {
    const { signature } = member;
    return [
      name,
      {
        ...described(member),
        deprecated: linkOrNull(member.deprecated),
        signature: signature && {
          parameters: signature.parameters.map(described),
          returns: described(signature.returns),
        },
      },
    ] as const;
  });
  return {
    ...described(page),
    deprecated: linkOrNull(page.deprecated),
    props: Object.fromEntries(props),
    slots: page.slots.map(described),
    classes: page.classes.map(described),
  };
}

// Checks the links between the files of a built site, whose HTML it reads as a browser does.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { filesBelow } from '../../src/utils/filesBelow';

/** Attributes that point to another file, by element. */
const leading: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
  iframe: 'src',
};

/** Returns what an element points to: the target of a link or of a redirect. */
function targetOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
    return /url=\s*["']?([^"']+)/i.exec(attributes.content ?? '')?.[1];
  }
  return attributes[leading[name] ?? ''];
}

/** Returns the ids of a page and the targets of its links. */
function readPage(html: string): { ids: Set<string>; targets: Set<string> } {
  const ids = new Set<string>();
  const targets = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      const target = targetOf(name, attributes);
      if (target) targets.add(target);
    },
  });
  parser.write(html);
  parser.end();
  return { ids, targets };
}

export interface SiteLinks {
  pages: number;
  links: number;
  anchors: number;
  broken: { page: string; target: string }[];
}

/**
 * Follows every link of every page of a built site, except links to other hosts.
 * @param folder - the build
 * @param baseUrl - the site's path on its host, such as `/x/`
 * @returns counts of distinct targets on each page, and the targets that lead nowhere
 */
export function checkSiteLinks(folder: string, baseUrl: string): SiteLinks {
  const pages = new Map(
    filesBelow(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readPage(readFileSync(path.join(folder, file), 'utf8'))]),
  );
  const fileAt = (pathname: string): string | undefined => {
    const file = path.posix.normalize(decodeURIComponent(pathname.slice(baseUrl.length)));
    const found = path.join(folder, file);
    if (!existsSync(found)) return undefined;
    return statSync(found).isDirectory() ? path.posix.join(file, 'index.html') : file;
  };
  const counts = { links: 0, anchors: 0 };
  const broken: SiteLinks['broken'] = [];
  for (const [page, { targets }] of pages) {
    const from = new URL(page.replace(/(^|\/)index\.html$/, '$1'), `http://site.invalid${baseUrl}`);
    for (const target of targets) {
      const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
      if (url && url.host !== from.host) continue;
      counts.links += 1;
      const file = url?.pathname.startsWith(baseUrl) ? fileAt(url.pathname) : undefined;
      const exists = file !== undefined && existsSync(path.join(folder, file));
      const id = url ? decodeURIComponent(url.hash.slice(1)) : '';
      const needsId = exists && id !== '' && file.endsWith('.html');
      if (needsId) counts.anchors += 1;
      if (!exists || (needsId && !pages.get(file)?.ids.has(id))) broken.push({ page, target });
    }
  }
  return { pages: pages.size, ...counts, broken };
}

import fs from 'node:fs';
import path from 'node:path';
import { anchorsOf } from '../../../demos/paths';
import { wordsOf } from '../../../demos/words';
import { productFromPath } from '../../../products/productFromPath';
import { demosIn } from '../../../demos/build/findDemos';
import type { Usage } from '../render/facts';

/** A demo that a page shows. */
export interface GuideDemo {
  /** Its file without extension: `VisibleColumns`. */
  name: string;
  /** Names that it and the files it imports take from the library. */
  imported: string[];
}

/** A page of `docs/` as far as the API reference cares. */
export interface GuidePage {
  /** Its file, below the docs folder. */
  file: string;
  /** Its path below the version's base path, with a slash at both ends. */
  path: string;
  title: string;
  /** Names in its `components:`. */
  components: string[];
  /** The line of the file on which `components:` stands. */
  line: number;
  demos: GuideDemo[];
}

const matterOf = (text: string): string => /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';

/** `Unstable_RadarChart` is the page `RadarChart`. */
export const pageName = (name: string): string => name.replace(/^Unstable_/i, '');

/** Title and `components:` of a page's front matter; both are checked where the docs are read. */
export function readFrontMatter(text: string): Pick<GuidePage, 'title' | 'components' | 'line'> {
  const matter = matterOf(text);
  const [, title = ''] = /^title:\s*(.+?)\s*$/m.exec(matter) ?? [];
  const list = /^components:\s*(?:\[([^\]]*)\]|((?:\r?\n\s*- .*)+))/m.exec(matter);
  const names = (list?.[1] ?? list?.[2] ?? '').match(/[A-Z]\w*/g) ?? [];
  return {
    title: title.replace(/^(['"])(.*)\1$/, '$2'),
    components: names.map(pageName),
    line: matter.slice(0, list?.index ?? 0).split('\n').length + 1,
  };
}

/** The names that a module imports from the packages of the library. */
export function libraryImports(source: string): string[] {
  return [...source.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]@mui\/x-[^'"]*['"]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s+.*$/, ''),
    )
    .map(pageName)
    .filter(Boolean);
}

/** What a demo takes from the library, itself or through files of its folder. */
function importsOfDemo(file: string, seen: Set<string> = new Set()): string[] {
  const source = [file, `${file}.tsx`, `${file}.ts`].find(
    (each) => /\.tsx?$/.test(each) && fs.existsSync(each),
  );
  if (!source || seen.has(source)) {
    return [];
  }
  seen.add(source);
  const text = fs.readFileSync(source, 'utf8');
  const local = [...text.matchAll(/from\s*['"](\.\/[^'"]+)['"]/g)];
  return [
    ...libraryImports(text),
    ...local.flatMap(([, at = '']) => importsOfDemo(path.join(path.dirname(source), at), seen)),
  ];
}

/** The demos that a page shows, with what they take from the library. */
export function readDemos(text: string, folder: string): GuideDemo[] {
  return demosIn(text).map(({ src }) => ({
    name: path.basename(src, '.tsx'),
    imported: [...new Set(importsOfDemo(path.join(folder, src)))],
  }));
}

const isUnlisted = (text: string): boolean => /^unlisted:\s*true\s*$/m.test(matterOf(text));

/** The guide pages of a docs folder; the API reference itself and unlisted pages are not among them. */
export function readGuides(docsDir: string): GuidePage[] {
  const files = fs.readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)index\.mdx?$/.test(file) && !file.startsWith('api/'))
    .map((file) => ({ file, text: fs.readFileSync(path.join(docsDir, file), 'utf8') }))
    .filter(({ text }) => !isUnlisted(text))
    .map(({ file, text }) => {
      const folder = path.posix.dirname(file);
      return {
        file,
        path: folder === '.' ? '/' : `/${folder}/`,
        ...readFrontMatter(text),
        demos: readDemos(text, path.join(docsDir, folder)),
      };
    });
}

/**
 * The pages that use a name: its guides, then other pages whose demos import it. A page of another product is named
 * with that product.
 *
 * @param page - name and path of the API page
 * @param base - base path of the version, with a slash at the end
 */
export function usagesOf(
  page: { name: string; path: string },
  guides: readonly GuidePage[],
  base: string,
): Usage[] {
  const own = productFromPath(page.path).id;
  const usages = guides.flatMap((guide): Usage[] => {
    const href = `${base.replace(/\/$/, '')}${guide.path}`;
    const product = productFromPath(guide.path);
    const isGuide = guide.components.includes(page.name);
    const demos = guide.demos
      .filter(({ imported }) => imported.includes(page.name))
      .map(({ name }) => ({ title: wordsOf(name), href: `${href}#${anchorsOf(name)[0]}` }));
    const title = product.id === own ? guide.title : `${product.name}: ${guide.title}`;
    return isGuide || demos.length > 0 ? [{ title, href, isGuide, demos }] : [];
  });
  return [...usages.filter(({ isGuide }) => isGuide), ...usages.filter(({ isGuide }) => !isGuide)];
}

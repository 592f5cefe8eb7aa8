import fs from 'node:fs';
import path from 'node:path';
import type { Usage } from '../render/page';

/** A page of `docs/` as far as the API reference cares. */
export interface GuidePage {
  /** Its path below the site's base path, with a slash at both ends. */
  path: string;
  title: string;
  /** Names in its `components:`. */
  components: string[];
  /** Names that its demos import from the library. */
  imported: string[];
}

const matterOf = (text: string): string => /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';

/** Title and `components:` of a page's front matter; both are checked where the docs are read. */
export function readFrontMatter(text: string): { title: string; components: string[] } {
  const matter = matterOf(text);
  const [, title = ''] = /^title:\s*(.+?)\s*$/m.exec(matter) ?? [];
  const [, inline, block] =
    /^components:\s*(?:\[([^\]]*)\]|((?:\r?\n\s*- .*)+))/m.exec(matter) ?? [];
  const components = (inline ?? block ?? '').match(/[A-Z]\w*/g) ?? [];
  return { title: title.replace(/^(['"])(.*)\1$/, '$2'), components };
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
    .map((name) => name.replace(/^Unstable_/i, ''))
    .filter(Boolean);
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
      const demos = files.filter(
        (demo) => path.dirname(demo).split(path.sep).join('/') === folder && demo.endsWith('.tsx'),
      );
      const sources = demos.map((demo) => fs.readFileSync(path.join(docsDir, demo), 'utf8'));
      return {
        path: folder === '.' ? '/' : `/${folder}/`,
        ...readFrontMatter(text),
        imported: [...new Set(sources.flatMap(libraryImports))],
      };
    });
}

/** The pages that use a name: its guides, then other pages whose demos import it. */
export function usagesOf(name: string, guides: readonly GuidePage[], baseUrl: string): Usage[] {
  const toUsage = ({ path: at, title }: GuidePage, kind: Usage['kind']): Usage => ({
    title,
    href: `${baseUrl.replace(/\/$/, '')}${at}`,
    kind,
  });
  const isGuide = ({ components }: GuidePage): boolean => components.includes(name);
  return [
    ...guides.filter(isGuide).map((guide) => toUsage(guide, 'guide')),
    ...guides
      .filter((guide) => !isGuide(guide) && guide.imported.includes(name))
      .map((guide) => toUsage(guide, 'demo')),
  ];
}

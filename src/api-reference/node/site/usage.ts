import fs from 'node:fs';
import path from 'node:path';
import { anchorsOf } from '../../../demos/paths';
import { wordsOf } from '../../../demos/words';
import { productFromPath } from '../../../products/productFromPath';
import { ownFiles } from '../../../demos/node/ownFiles';
import { lineOfField } from '../../../content/mdx/frontMatterLines';
import { movesIn, readPage } from '../../../content/mdx/readPage';
import { filesBelow } from '../../../utils/filesBelow';
import type { Usage } from '../render/texts';

/** What the API reference needs to know about a page of `docs/`. */
export interface GuidePage {
  /** Its file, below the docs folder. */
  file: string;
  /** Its path below the version's base path, with a slash at both ends. */
  path: string;
  title: string;
  /** Names in its `components:`. */
  components: string[];
  /** The line of the file with `components:`. */
  line: number;
  /** The demos that it shows: file without extension, and names imported from the library, by itself or by files that it imports. */
  demos: { name: string; imported: string[] }[];
  /** The sections that were on this page before. */
  moved: ReturnType<typeof movesIn>;
}

/** Returns the name of a component's page: `RadarChart` for `Unstable_RadarChart`. */
export const pageName = (name: string): string => name.replace(/^Unstable_/i, '');

/** Reads the names that front matter lists in `components:`, as the names of their pages. */
export const componentsOf = ({ components }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(components) ? components.map(String).map(pageName) : [];

/**
 * Returns the names that a demo imports from the library, itself or through files in its folder.
 *
 * @param file - absolute path
 */
export function importedBy(file: string): string[] {
  const imports = ownFiles(file).flatMap((own) => own.imports);
  const ofLibrary = imports.filter(({ specifier }) => specifier.startsWith('@mui/x-'));
  return [...new Set(ofLibrary.flatMap(({ names }) => names.map(pageName)))];
}

/** Reads the guide pages of a docs folder, without the API reference itself and unlisted pages. */
export function readGuides(docsDir: string): GuidePage[] {
  return filesBelow(docsDir)
    .filter((file) => /(^|\/)index\.mdx?$/.test(file) && !file.startsWith('api/'))
    .flatMap((file): GuidePage[] => {
      const text = fs.readFileSync(path.join(docsDir, file), 'utf8');
      const { frontMatter, demos } = readPage(text);
      if (frontMatter.unlisted) return [];
      const folder = path.posix.dirname(file);
      return [
        {
          file,
          path: folder === '.' ? '/' : `/${folder}/`,
          title: frontMatter.title,
          components: frontMatter.components.map(pageName),
          line: lineOfField(text, 'components'),
          moved: movesIn(frontMatter),
          demos: demos.map(({ src }) => ({
            name: path.basename(src, '.tsx'),
            imported: importedBy(path.join(docsDir, folder, src)),
          })),
        },
      ];
    });
}

/**
 * Finds the pages that use a name: its guides, then other pages whose demos import it. The title of another product's page
 * starts with that product.
 *
 * @param page - name and path of the API page
 * @param addressOf - returns the address of a page, or of a place on it, by its path
 */
export function usagesOf(
  page: { name: string; path: string },
  guides: readonly GuidePage[],
  addressOf: (at: string) => string,
): Usage[] {
  const own = productFromPath(page.path).id;
  const usages = guides.flatMap((guide): Usage[] => {
    const product = productFromPath(guide.path);
    const isGuide = guide.components.includes(page.name);
    const demos = guide.demos
      .filter(({ imported }) => imported.includes(page.name))
      .map(({ name }) => ({
        title: wordsOf(name),
        href: addressOf(`${guide.path}#${anchorsOf(name)[0]}`),
      }));
    const title = product.id === own ? guide.title : `${product.name}: ${guide.title}`;
    const usage = { title, href: addressOf(guide.path), isGuide, demos };
    return isGuide || demos.length > 0 ? [usage] : [];
  });
  return [...usages.filter(({ isGuide }) => isGuide), ...usages.filter(({ isGuide }) => !isGuide)];
}

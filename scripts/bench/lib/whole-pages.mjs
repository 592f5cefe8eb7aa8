import { generatedPage } from './pages.mjs';
import { prose, upper } from './prose.mjs';
import { seeded } from './random.mjs';
import * as words from './words.mjs';

/** Sentences per demo: together with those of `generatedPage`, a guide of five demos has about 900 words. */
const sentencesOfDemo = 4;

/**
 * Renames a demo, so that it becomes a module, a page and a script of its own.
 * @param {{ name: string, source: string }} demo one of the project's own
 * @param {number} number
 */
export function renamedDemo({ name, source }, number) {
  const renamed = `${name}${number}`;
  return { name: renamed, source: source.replace(new RegExp(`\\b${name}\\b`, 'g'), renamed) };
}

/**
 * Generates guides with live demos: the text of `generatedPage`, followed by a section for each demo.
 * @param {{ guides: number, demos: number }} counts how many to generate; numbers of demos per guide differ by one at most
 * @param {(productPath: string) => { name: string, source: string }[]} demosOf returns the demos that a product's guides may
 *   show, by its folder, such as `react-charts`; they are used in turn
 * @returns {{ path: string, title: string, product: string, files: Record<string, string> }[]} `files`: name -> text of the
 *   files in the guide's folder
 */
export function wholeGuides({ guides, demos }, demosOf) {
  const turns = new Map();
  return Array.from({ length: guides }, (_, index) => {
    const page = generatedPage(index, guides);
    const { path: folder } = words.products.find(({ id }) => id === page.product);
    const choice = demosOf(folder);
    const random = seeded(index + 1);
    const count = Math.floor(((index + 1) * demos) / guides) - Math.floor((index * demos) / guides);
    const own = Array.from({ length: count }, () => {
      const turn = turns.get(folder) ?? 0;
      turns.set(folder, turn + 1);
      return renamedDemo(choice[turn % choice.length], turn);
    });
    const sections = own.map(
      ({ name }, place) =>
        `## ${upper(words.aspects[place % words.aspects.length])} in use\n\n${prose(random, folder, sentencesOfDemo)}\n\n<Demo src="./${name}.tsx" />\n`,
    );
    const { path, title, product } = page;
    return {
      ...{ path, title, product },
      files: {
        'index.mdx': [page.content, ...sections].join('\n'),
        ...Object.fromEntries(own.map(({ name, source }) => [`${name}.tsx`, source])),
      },
    };
  });
}

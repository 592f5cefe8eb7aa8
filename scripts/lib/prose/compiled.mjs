// What stops a build while it reads or compiles a page, found without a build.
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { loadTs } from '../load-ts.mjs';
import { elementProblems } from './elements.mjs';

const { checkDemos } = loadTs('../../src/content/node/checkDemos.ts');
const { createParseFrontMatter } = loadTs('../../src/content/node/frontMatter.ts');
const { headingProblems } = loadTs('../../src/content/node/headingIds.ts');
const { planSections } = loadTs('../../src/content/node/planSections.ts');
const { readPage } = loadTs('../../src/content/mdx/readPage.ts');

/** Takes file and line out of a message that begins with them. */
function placed(text) {
  const [, file, line, message] = /^(.+?):(\d+): (.*)$/s.exec(text);
  return { file, line: Number(line), message };
}

/** Returns what is wrong with the front matter of a page. */
async function frontMatterProblems(file, text) {
  try {
    await createParseFrontMatter('.')({
      filePath: file,
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [];
  } catch (error) {
    if (!error.problems) throw error;
    return error.problems.map(placed);
  }
}

/** Returns what is wrong with the text of a page; nothing if it isn't valid MDX, which is reported by itself. */
function textProblems(file, text, exists) {
  try {
    const { tree } = readPage(text);
    return [
      ...headingProblems(tree, text, file).map(placed),
      ...elementProblems(file, tree, exists),
      ...planSections(file, text).problems.map(placed),
      ...checkDemos(file, text, exists),
    ];
  } catch {
    return [];
  }
}

/**
 * Checks the front matter of a page, the ids of its headings, its demos, pictures and components, and the props of its `<Plan>`.
 * @param {string} file its path below the project's folder
 * @param {string} text
 * @param {(file: string) => boolean} exists
 * @returns {Promise<{ file: string, line: number, message: string }[]>}
 */
export async function checkCompiled(file, text, exists) {
  return [...(await frontMatterProblems(file, text)), ...textProblems(file, text, exists)];
}

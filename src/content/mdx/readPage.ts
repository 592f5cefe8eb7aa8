import matter from '@11ty/gray-matter';
import type { Root, RootContent } from 'mdast';
import type * as RemarkParse from 'remark-parse';
import type * as Unified from 'unified';
import { visit } from 'unist-util-visit';
import { remember } from '../../utils/remember';
import { orNothing } from '../../utils/orNothing';
import { requireByNode } from '../../utils/requireByNode';
import { mentionsDemo } from './demoProps';
import { modelOf, type PageModel } from './pageModel';

export * from './pageModel';

/** The fields of the front matter that features read; empty where the page has none. Docusaurus validates them. */
export interface PageFields {
  title: string;
  components: string[];
  /** Id of a section -> other words that readers use for it. */
  sectionKeywords: Readonly<Record<string, readonly string[]>>;
  /** Address of another page -> ids of sections that are there now, and were on this page before. */
  movedSections: Readonly<Record<string, readonly string[]>>;
  unlisted: boolean;
}

/** A page. Its tree and what comes from it throw when the page is not valid MDX; the error has a `line`. */
export interface Page extends Readonly<PageModel> {
  /** Read as Docusaurus reads it. Empty if that fails: Docusaurus reports the error when it reads the page. */
  readonly frontMatter: PageFields;
  /** Empty if the page is not valid MDX: compiling it reports where. */
  readonly demos: PageModel['demos'];
  /** Its syntax tree, for what needs positions. All readers share it, so none may change it. */
  readonly tree: Root;
}

function makeParser(): { parse: (text: string) => Root } {
  const { unified } = requireByNode('unified') as typeof Unified;
  const plugin = (name: string) => (requireByNode(name) as typeof RemarkParse).default;
  return unified()
    .use(plugin('remark-parse'))
    .use(plugin('remark-frontmatter'))
    .use(plugin('remark-gfm'))
    .use(plugin('remark-mdx'))
    .freeze();
}

let parser: ReturnType<typeof makeParser> | undefined;

function parse(text: string): Root {
  parser ??= makeParser();
  return parser.parse(text);
}

/** Parses what a step adds to a page. Its nodes have no positions, like all nodes that aren't in the page's source. */
export function parseMarkdown(text: string): RootContent[] {
  const tree = parse(text);
  visit(tree, (node) => void delete node.position);
  return tree.children;
}

/** Reads the front matter. The empty options keep the parser from caching the text, or a failure to parse it. */
const readMatter = (text: string): Record<string, unknown> =>
  orNothing(() => matter(text, {}).data as Record<string, unknown>) ?? {};

/** Returns the entries of an object whose values are lists. The others are mistakes, which Docusaurus reports with their file. */
const listsIn = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string[]] =>
      Array.isArray(entry[1]),
    ),
  );

function readFields(text: string): PageFields {
  const { title = '', components, sectionKeywords, movedSections, unlisted } = readMatter(text);
  return {
    title: String(title),
    components: Array.isArray(components) ? components.map(String) : [],
    sectionKeywords: listsIn(sectionKeywords),
    movedSections: listsIn(movedSections),
    unlisted: unlisted === true,
  };
}

/** Returns the sections that were on a page before, each with the address of the page that has it now. */
export const movesIn = ({ movedSections }: PageFields): { id: string; to: string }[] =>
  Object.entries(movedSections).flatMap(([to, ids]) => ids.map((id) => ({ id, to })));

function makePage(text: string): Page {
  let fields: PageFields | undefined;
  let tree: Root | undefined;
  let known: PageModel | undefined;
  const model = (): PageModel => (known ??= modelOf(page.tree));
  const page: Page = {
    get frontMatter() {
      return (fields ??= readFields(text));
    },
    get tree() {
      // Parsing all guides costs 4 s of CPU, their trees take 32 MB.
      return (tree ??= parse(text));
    },
    get demos() {
      // Most pages of a large site show none.
      const demos = mentionsDemo(text) ? orNothing(() => model().demos) : undefined;
      return demos ?? [];
    },
    get headings() {
      return model().headings;
    },
    get sections() {
      return model().sections;
    },
    get fences() {
      return model().fences;
    },
    get links() {
      return model().links;
    },
    get ids() {
      return model().ids;
    },
    get names() {
      return model().names;
    },
  };
  return page;
}

/** Pages by their text, because many features read each of them. */
const pages = new Map<string, Page>();

/**
 * Reads a page. Everything that reads pages uses this function, so that all get the same answer: the build, the checks of
 * texts, search in the live server.
 *
 * @param text - the content of the file
 */
export const readPage = (text: string): Page => remember(pages, text, () => makePage(text));

import { escapeRegexp } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { readPage } from '../../mdx/readPage';

/** A guide as the checks read it: its own text and that of the demos it shows. */
export interface GuideText {
  file: string;
  text: string;
  components: readonly string[];
  demos: readonly { file: string; text: string }[];
}

/** A line of a guide or of one of its demos. */
export interface Place {
  file: string;
  line: number;
  /** The line without the space around it. */
  text: string;
  /** Whether it is a sentence, and not a line of a fence or of a demo. */
  isProse: boolean;
}

/** A name as code has it, and not a part of another one. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\w$])${escapeRegexp(name)}(?![\\w$])`);

function linesWith(file: string, text: string, name: RegExp, offset = 1): Place[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      name.test(line) ? [{ file, line: index + offset, text: line.trim(), isProse: false }] : [],
    );
}

/** Code of a page: a piece in backticks, or a fence. */
interface PageCode {
  value: string;
  line: number;
  isProse: boolean;
}

/** Parsing is slow, and each member is looked for in each page. */
const codeOfTexts = new Map<string, readonly PageCode[]>();

function codeOf(text: string): readonly PageCode[] {
  const known = codeOfTexts.get(text);
  if (known) return known;
  const found: PageCode[] = [];
  try {
    visit(readPage(text).tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'inlineCode') found.push({ value: node.value, line, isProse: true });
      else if (node.type === 'code')
        found.push({ value: node.value, line: line + 1, isProse: false });
    });
  } catch {
    // No MDX: the build says so.
  }
  codeOfTexts.set(text, found);
  return found;
}

/** Where a page has a name as code: in backticks and in fences, not in plain words. */
function placesInPage({ file, text }: GuideText, name: RegExp): Place[] {
  const named = codeOf(text).filter(({ value }) => name.test(value));
  if (named.length === 0) return [];
  const lines = text.split('\n');
  return named.flatMap(({ value, line, isProse }) =>
    isProse
      ? [{ file, line, text: lines[line - 1]?.trim() ?? '', isProse }]
      : linesWith(file, value, name, line),
  );
}

/** Where a guide names something, its own text first, then its demos. */
export function placesOf(guide: GuideText, name: string): Place[] {
  const pattern = wholeName(name);
  return [
    ...placesInPage(guide, pattern),
    ...guide.demos.flatMap(({ file, text }) => linesWith(file, text, pattern)),
  ];
}

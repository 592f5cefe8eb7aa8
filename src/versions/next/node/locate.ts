import { escapeRegexp } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { readPage } from '../../../content/mdx/readPage';

/** A guide as the checks read it: its own text and the text of its demos. */
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
  /** The trimmed line. */
  text: string;
  /** Whether it is prose, not a line of a fence or a demo. */
  isProse: boolean;
}

/** Matches a name in code, but not as part of a longer name. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\w$])${escapeRegexp(name)}(?![\\w$])`);

function linesWith(file: string, text: string, name: RegExp, offset = 1): Place[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      name.test(line) ? [{ file, line: index + offset, text: line.trim(), isProse: false }] : [],
    );
}

/** Code on a page: an inline snippet in backticks, or a fence. */
interface PageCode {
  value: string;
  line: number;
  isProse: boolean;
}

/** A cache: parsing is slow, and every member is looked up on every page. */
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
    // Not valid MDX: the build reports it.
  }
  codeOfTexts.set(text, found);
  return found;
}

/** Finds where a page has a name as code: in backticks and fences, not in plain text. */
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

/** Finds where a guide names something, first in its own text, then in its demos. */
export function placesOf(guide: GuideText, name: string): Place[] {
  const pattern = wholeName(name);
  return [
    ...placesInPage(guide, pattern),
    ...guide.demos.flatMap(({ file, text }) => linesWith(file, text, pattern)),
  ];
}

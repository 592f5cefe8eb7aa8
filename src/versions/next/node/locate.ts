import { escapeRegexp } from '@docusaurus/utils';
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

/** Finds where a page has a name as code: in backticks and fences, not in plain text. */
function placesInPage({ file, text }: GuideText, name: RegExp): Place[] {
  // Parsing a page takes long, and most pages don't have the name.
  if (!name.test(text)) return [];
  try {
    const { names, fences } = readPage(text);
    const lines = text.split('\n');
    const inProse = names
      .filter((code) => name.test(code.text))
      .map(({ line }) => ({ file, line, text: lines[line - 1]?.trim() ?? '', isProse: true }));
    const inFences = fences.flatMap(({ code, line }) => linesWith(file, code, name, line));
    return [...inProse, ...inFences].sort((a, b) => a.line - b.line);
  } catch {
    // Not valid MDX: the build reports it.
    return [];
  }
}

/** Finds where a guide names something, first in its own text, then in its demos. */
export function placesOf(guide: GuideText, name: string): Place[] {
  const pattern = wholeName(name);
  return [
    ...placesInPage(guide, pattern),
    ...guide.demos.flatMap(({ file, text }) => linesWith(file, text, pattern)),
  ];
}

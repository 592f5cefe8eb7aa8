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

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as code has it, and not a part of another one. */
const wholeName = (name: string): RegExp => new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`);

function linesWith(file: string, text: string, name: RegExp, offset = 1): Place[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      name.test(line) ? [{ file, line: index + offset, text: line.trim(), isProse: false }] : [],
    );
}

/** Where a page has a name as code: in backticks and in fences, not in plain words. */
function placesInPage({ file, text }: GuideText, name: RegExp): Place[] {
  const lines = text.split('\n');
  const found: Place[] = [];
  try {
    visit(readPage(text).tree, (node) => {
      const at = node.position?.start.line ?? 1;
      if (node.type === 'inlineCode' && name.test(node.value))
        found.push({ file, line: at, text: lines[at - 1]?.trim() ?? '', isProse: true });
      else if (node.type === 'code') found.push(...linesWith(file, node.value, name, at + 1));
    });
  } catch {
    // No MDX: the build says so.
  }
  return found;
}

/** Where a guide names something, its own text first, then its demos. */
export function placesOf(guide: GuideText, name: string): Place[] {
  const pattern = wholeName(name);
  return [
    ...placesInPage(guide, pattern),
    ...guide.demos.flatMap(({ file, text }) => linesWith(file, text, pattern)),
  ];
}

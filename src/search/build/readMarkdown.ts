import { createSlugger } from '@docusaurus/utils';
import type { Section } from '../types';

/** Text of a line without the marks of Markdown and JSX; code in it stays. */
function plainText(line: string): string {
  return line
    .replace(/<(?:Plan)\b[^>]*>/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)/g, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '')
    .replace(/^:::.*$/, '')
    .replace(/\|/g, ' ')
    .replace(/^[\s:-]+$/, '')
    .trim();
}

/**
 * The sections of a page from its Markdown, without compiling it: enough to search by while writing. What a site is built
 * with is read from its HTML.
 */
export function readMarkdown(source: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [{ id: '', heading: '', text: '', code: '' }];
  const body = source.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '');
  let fence: string | undefined;
  for (const line of body.split(/\r?\n/)) {
    const section = sections.at(-1) as Section;
    const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (ticks?.startsWith(fence)) fence = undefined;
      else section.code += `${line} `;
      continue;
    }
    if (ticks) {
      fence = ticks;
      continue;
    }
    const [, level, text = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (level) {
      const [, own] = /\{\/\*\s*#([^\s*]+)\s*\*\/\}/.exec(text) ?? [];
      const heading = plainText(text);
      sections.push({ id: own ?? slugger.slug(heading), heading, text: '', code: '' });
    } else if (!/^(?:import|export)\s/.test(line)) {
      const plain = plainText(line);
      if (plain) section.text += `${section.text ? ' ' : ''}${plain}`;
    }
  }
  return sections.filter(({ heading, text, code }) => heading || text || code);
}

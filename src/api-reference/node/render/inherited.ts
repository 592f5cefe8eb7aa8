import { slugOf } from '../extract/pagePath';
import type { ApiPage } from '../../types';
import { codeHtml, linkHtml } from './html';
import { labels } from './labels';
import type { PageLinks } from './rows';

/** Native elements that are SVG; the others are HTML. */
const svgElements = new Set(['path', 'svg', 'rect', 'text', 'circle', 'g', 'line']);

/** Returns where the props of an inherited component or element are explained. */
export function inheritedAddress(name: string, links: PageLinks): string {
  const own = links.get(name);
  if (own) {
    return own;
  }
  const [, element] = /^<(\w+)>$/.exec(name) ?? [];
  if (!element) {
    return `https://mui.com/material-ui/api/${slugOf(name)}/`;
  }
  const folder = svgElements.has(element) ? 'SVG/Reference/Element' : 'HTML/Reference/Elements';
  return `https://developer.mozilla.org/docs/Web/${folder}/${element}`;
}

/** Renders what a component takes besides its own props; empty when it takes nothing else. */
export function inheritedHtml({ name, inherits }: ApiPage, links: PageLinks): string {
  if (inherits.length === 0) {
    return '';
  }
  const items = inherits.map((each) => linkHtml(inheritedAddress(each, links), codeHtml(each)));
  return `<p>${codeHtml(name)} ${labels.inheritsFrom} ${items.join(', ')}.</p>`;
}

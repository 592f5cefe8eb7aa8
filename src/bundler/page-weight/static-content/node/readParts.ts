import type { HtmlFile } from '../../../../code/static-html/browser/staticHtml';

/** Only this feature writes this element, and never one inside another, so it can be found without parsing the page. */
const start = /<x-static id="?p[0-9a-f]{8}-([0-9a-f]{6})-(\d+)"?>/g;
const end = '</x-static>';

/**
 * Reads the static parts from a page's HTML. A page without any has an empty list.
 *
 * @throws Error for a part without an end tag, which a change in the HTML minifier could cause
 */
export function readParts(html: string): HtmlFile {
  let fingerprint = '';
  const parts: string[] = [];
  for (const match of html.matchAll(start)) {
    const [whole, version = '', number] = match;
    const from = match.index + whole.length;
    const to = html.indexOf(end, from);
    if (to === -1) throw new Error(`The static part ${whole} of the page has no ${end}.`);
    fingerprint = version;
    parts[Number(number)] = html.slice(from, to);
  }
  return { version: fingerprint, parts };
}

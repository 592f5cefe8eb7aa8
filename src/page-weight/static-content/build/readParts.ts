/** The static parts of a page, which the browser fetches as an `HtmlFile` of `src/static-html`. */
export interface StaticFile {
  version: string;
  /** HTML by number. */
  parts: string[];
}

/** An element that only this feature writes, and never one inside another: to find it, no page has to be parsed. */
const start = /<x-static id="?p[0-9a-f]{8}-([0-9a-f]{6})-(\d+)"?>/g;
const end = '</x-static>';

/**
 * Reads the static parts out of a page's HTML; a page without any has none.
 *
 * @throws Error for a part without an end, which a change of the HTML's minifier could bring about
 */
export function readParts(html: string): StaticFile {
  const file: StaticFile = { version: '', parts: [] };
  for (const match of html.matchAll(start)) {
    const [whole, version = '', number] = match;
    const from = match.index + whole.length;
    const to = html.indexOf(end, from);
    if (to === -1) throw new Error(`The static part ${whole} of the page has no ${end}.`);
    file.version = version;
    file.parts[Number(number)] = html.slice(from, to);
  }
  return file;
}

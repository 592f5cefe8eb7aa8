import { readFileSync } from 'node:fs';

/** Reads the HTML of a page in the build, by its path below `/x/`, such as `/react-charts/`. */
export const readPage = (path: string): string => readFileSync(`build${path}index.html`, 'utf8');

/** The values of an attribute in some HTML. The build writes quotes only where they are needed. */
export const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('&amp;', '&'),
  );

/** The text between two marks, empty when the first is missing. */
export const between = (html: string, start: RegExp, end: string): string => {
  const [mark] = start.exec(html) ?? [];
  const from = mark === undefined ? html.length : html.indexOf(mark) + mark.length;
  return html.slice(from, html.indexOf(end, from));
};

import { jsonAt } from '../../../utils/jsonAt';

/** Pieces of static HTML, as the browser fetches them. */
export interface HtmlFile {
  /** Fingerprint of their content, if the file's name has none. */
  version?: string;
  parts: readonly string[];
}

/** The static HTML of one page, in pieces. */
export interface StaticHtml {
  /** Returns the id of the element that holds a piece. */
  elementId: (index: number) => string;
  /** Returns a piece if it is already available, else null. */
  read: (index: number) => string | null;
  /** Fetches all pieces, once. Rejects if that fails. */
  load: () => Promise<void>;
}

const arrived = new Map<string, HtmlFile>();

/** Fetches a file of pieces, once. Rejects if that fails; a later visit tries again. */
export async function fetchHtml(address: string): Promise<void> {
  arrived.set(address, (await jsonAt(address)) as HtmlFile);
}

/**
 * Gives access to static HTML that the build has generated.
 *
 * On the server it is available, or rendered by React, and goes into the document. If a reader opens the page, the browser
 * has it there and nowhere else: it is read back from the document once, so that React keeps what is painted and the reader
 * can leave the page and return. It is fetched only for a reader who comes from another page of the site.
 *
 * @param name - name of its elements; the same content has the same name
 * @param source - the HTML itself, or the address of a file with it
 * @param version - version that a file must have, so that pieces of another release are not mixed in
 */
export function staticHtml(
  name: string,
  source: readonly string[] | string,
  version?: string,
): StaticHtml {
  const known = new Map(typeof source === 'string' ? [] : source.entries());
  const elementId = (index: number): string => `${name}-${index}`;
  const fetched = (): HtmlFile | undefined => {
    const file = typeof source === 'string' ? arrived.get(source) : undefined;
    return file?.version === version ? file : undefined;
  };
  return {
    elementId,
    read(index) {
      const file = fetched();
      if (file) return file.parts[index] ?? null;
      if (!known.has(index) && typeof document !== 'undefined') {
        const html = document.getElementById(elementId(index))?.innerHTML;
        if (html) known.set(index, html);
      }
      return known.get(index) ?? null;
    },
    async load() {
      if (typeof source !== 'string') return;
      await fetchHtml(source);
      if (!fetched()) throw new Error(`${source} is from another release.`);
    },
  };
}

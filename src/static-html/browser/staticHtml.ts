/** Pieces of static HTML, as the browser fetches them. */
export interface HtmlFile {
  /** Fingerprint of what they show, where the file's name has none. */
  version?: string;
  parts: readonly string[];
}

/** The static HTML of one page, in pieces. */
export interface StaticHtml {
  /** Id of the element that holds a piece. */
  elementId: (index: number) => string;
  /** A piece when it is here already, else null. */
  read: (index: number) => string | null;
  /** Fetches all pieces, once; rejects when they cannot be had. */
  load: () => Promise<void>;
}

const loading = new Map<string, Promise<void>>();
const arrived = new Map<string, HtmlFile>();

/** Fetches a file of pieces, once; rejects when it cannot be had, and a later visit tries again. */
export function fetchHtml(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const promise = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    arrived.set(address, (await response.json()) as HtmlFile);
  });
  loading.set(address, promise);
  promise.catch(() => loading.delete(address));
  return promise;
}

/**
 * Static HTML that the build has made.
 *
 * On the server it is here, or rendered by React, and goes into the document. The browser of a reader who opens the page
 * finds it there and nowhere else: it is read back from the document once, so that React keeps what is painted and the page
 * can be left and entered again. Only a reader who comes from another page of the site fetches it.
 *
 * @param name - of its elements; the same content has the same name
 * @param source - the HTML itself, or the address of a file with it
 * @param version - that a file must have, so that pieces of another release are not mixed in
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
      if (!fetched()) throw new Error(`${source} is of another release.`);
    },
  };
}

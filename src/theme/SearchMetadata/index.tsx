// Change: nothing. Upstream tells a foreign search service of each page's version; the search of this site is its own.
export default function SearchMetadata(): null {
  return null;
}

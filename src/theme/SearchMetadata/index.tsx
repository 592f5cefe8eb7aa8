// Change: renders nothing. Upstream adds each page's version for an external search service; this site has its own search.
export default function SearchMetadata(): null {
  return null;
}

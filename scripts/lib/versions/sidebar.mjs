/** The page "What changed" is generated for the current docs only. */
const isOfCurrent = ({ type, id }) => type === 'doc' && id === 'api/changes/index';

/** Returns the product's segment if an entry is its group "API reference", which contains the index of the reference. */
function apiSlugOf(item) {
  const index = (item.items ?? []).find(
    (child) => child.type === 'doc' && !isOfCurrent(child) && /^api\/[^/]+\/index$/.test(child.id),
  );
  return index?.id.split('/')[1];
}

/**
 * Returns the navigation of a snapshot: the reference is that of the snapshot's packages, and the rest stays as it is.
 * @param {Record<string, object[]>} sidebars what `sidebars.ts` exports
 * @param {(slug: string) => object} apiGroupOf returns the group "API reference" of a product for the snapshot's packages
 */
export function frozenSidebars(sidebars, apiGroupOf) {
  const freeze = (item) => {
    const slug = apiSlugOf(item);
    if (slug !== undefined) return apiGroupOf(slug);
    return item.items ? { ...item, items: freezeAll(item.items) } : item;
  };
  const freezeAll = (items) => items.filter((item) => !isOfCurrent(item)).map(freeze);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, freezeAll(items)]),
  );
}

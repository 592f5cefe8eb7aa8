import { useEffect, useState } from 'react';
import { productFromPath, products } from '../../../products';
import { savedPrefix, visitCaches } from '../../names';

/** Pages of one product that can be read without a network. */
export interface SavedGroup {
  name: string;
  /** Their paths, including the base. */
  pages: string[];
}

async function savedPaths(baseUrl: string): Promise<string[]> {
  const names = (await caches.keys()).filter(
    (name) => name === visitCaches.pages || name.startsWith(savedPrefix),
  );
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  const isPage = (path: string): boolean =>
    path.endsWith('/') &&
    !path.startsWith(`${baseUrl}playground/`) &&
    !path.startsWith(`${baseUrl}offline/`);
  return [...new Set(paths)].filter(isPage).sort();
}

/** Returns the pages that can be read without a network, by product; undefined until they are known. */
export function useSavedPages(baseUrl: string): SavedGroup[] | undefined {
  const [groups, setGroups] = useState<SavedGroup[]>();
  useEffect(() => {
    let isShown = true;
    savedPaths(baseUrl)
      // The browser stores nothing.
      .catch(() => [])
      .then((paths) => {
        const byProduct = products.map(({ id, name }) => ({
          name,
          pages: paths.filter((path) => productFromPath(path, { baseUrl }).id === id),
        }));
        if (isShown) setGroups(byProduct.filter(({ pages }) => pages.length > 0));
      })
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [baseUrl]);
  return groups;
}

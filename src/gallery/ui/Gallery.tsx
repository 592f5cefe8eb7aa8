import { memo, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { API_FILTER_ATTRIBUTE } from '@site/src/preferences/values';
import { readSearch, serverSearch, subscribe, writeSearch } from '@site/src/utils/addressStore';
import TagBadge from '../../components/TagBadge';
import { anchorsOf } from '../../demos/paths';
import { countDemos, filterDemos, filterFromAddress, searchWithFilter } from '../browser/filter';
import type { GalleryDemo, GalleryPage, GalleryProduct } from '../types';
import Filters from './Filters';
import Thumbnail from './Thumbnail';
import styles from './styles.module.css';

/** A demo: a link to it on its page, with what it looks like. */
const Tile = memo(function Tile({
  demo,
  page,
}: {
  demo: GalleryDemo;
  page: GalleryPage;
}): ReactNode {
  const [anchor] = anchorsOf(demo.name);
  return (
    <li className={styles.tile}>
      <Link to={`${page.path}#${anchor}`} className={styles.title}>
        {demo.title}
      </Link>
      {demo.plan && <TagBadge tag={demo.plan} />}
      <span className={styles.page}>{page.title}</span>
      <Thumbnail path={page.path.slice(1) + demo.name} demo={demo} />
    </li>
  );
});

function Product({ product, hasName }: { product: GalleryProduct; hasName: boolean }): ReactNode {
  const Label = hasName ? 'h3' : 'h2';
  return (
    <>
      {hasName && <h2>{product.name}</h2>}
      {product.groups.map(({ label, pages }) => (
        <section key={label}>
          <Label className={styles.label}>{label}</Label>
          <ul className={styles.tiles}>
            {pages.flatMap((page) =>
              page.demos.map((demo) => (
                <Tile key={page.path + demo.name} demo={demo} page={page} />
              )),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Shows the tiles, which the inline script of `src/preferences` makes the page hide if its address has a filter. */
function useFilteredSign(): void {
  useIsomorphicLayoutEffect(() => {
    const root = document.documentElement;
    if (root.hasAttribute(API_FILTER_ATTRIBUTE)) root.setAttribute(API_FILTER_ATTRIBUTE, 'done');
    return () => root.removeAttribute(API_FILTER_ATTRIBUTE);
  }, []);
}

/** Every demo of a product, or of all, as a live thumbnail; without JavaScript, a list of links. */
export default function Gallery({ products }: { products: readonly GalleryProduct[] }): ReactNode {
  const search = useSyncExternalStore(subscribe, readSearch, serverSearch);
  const filter = useMemo(() => filterFromAddress(search), [search]);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterDemos(products, deferred), [products, deferred]);
  useFilteredSign();
  return (
    <div className={styles.gallery}>
      <Filters
        products={products}
        filter={filter}
        onChange={(next) => writeSearch(searchWithFilter(readSearch(), next))}
        shown={countDemos(shown)}
        all={countDemos(products)}
      />
      <div className={styles.shown}>
        {shown.map((product) => (
          <Product key={product.name} product={product} hasName={products.length > 1} />
        ))}
        {shown.length === 0 && (
          <p>
            {translate({
              id: 'x.gallery.none',
              message: 'No demo matches. Use fewer words, or another plan, component or feature.',
            })}
          </p>
        )}
      </div>
    </div>
  );
}

import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useFilteredSign } from '@site/src/preferences/ui/useFilteredSign';
import { readSearch, useSearchOfAddress, writeSearch } from '@site/src/utils/addressStore';
import TagBadge from '../../../components/TagBadge';
import { anchorsOf } from '../../paths';
import { groupBy } from '../../../utils/groupBy';
import { demosIn, filterDemos, filterFromAddress, searchWithFilter } from '../browser/filter';
import type { GalleryDemo, GalleryPage } from '../node/collect';
import Filters from './Filters';
import Thumbnail from './Thumbnail';
import styles from './styles.module.css';

/** A demo: a link to it on its page, with what it looks like. */
const Tile = memo(function Tile({ demo, page }: { demo: GalleryDemo; page: GalleryPage }) {
  return (
    <li className={styles.tile}>
      <Link to={`${page.path}#${anchorsOf(demo.name)[0]}`} className={styles.title}>
        {demo.title}
      </Link>
      {demo.plan && <TagBadge tag={demo.plan} />}
      <span className={styles.page}>{page.title}</span>
      <Thumbnail path={page.path.slice(1) + demo.name} demo={demo} />
    </li>
  );
});

/** The pages of a product; the name of the only one is empty. */
function Product({ name, pages }: { name: string; pages: readonly GalleryPage[] }): ReactNode {
  const Label = name ? 'h3' : 'h2';
  return (
    <>
      {name && <h2>{name}</h2>}
      {[...groupBy(pages, ({ group }) => group)].map(([label, members]) => (
        <section key={label}>
          <Label className={styles.label}>{label}</Label>
          <ul className={styles.tiles}>
            {members.flatMap((page) =>
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

/** Every demo of a product, or of all, as a live thumbnail; without JavaScript, a list of links. */
export default function Gallery({ pages }: { pages: readonly GalleryPage[] }): ReactNode {
  const search = useSearchOfAddress();
  const filter = useMemo(() => filterFromAddress(search), [search]);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterDemos(pages, deferred), [pages, deferred]);
  useFilteredSign();
  return (
    <div className={styles.gallery}>
      <Filters
        pages={pages}
        filter={filter}
        onChange={(next) => writeSearch(searchWithFilter(readSearch(), next))}
        shown={demosIn(shown).length}
      />
      <div className={styles.shown}>
        {[...groupBy(shown, ({ product }) => product)].map(([product, own]) => (
          <Product key={product} name={product} pages={own} />
        ))}
        {shown.length === 0 && (
          <p>No demo matches. Use fewer words, or another plan, component or feature.</p>
        )}
      </div>
    </div>
  );
}

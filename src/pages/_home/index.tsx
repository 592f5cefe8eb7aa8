import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import numbers from '@generated/x-numbers/default/numbers.json';
import Heading from '@theme/Heading';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { ProductId } from '@site/src/products';
import { apiSlugOf, currentVersion, productById } from '@site/src/products/registry';
import Mark from '../../components/Mark';
import ProductGlyph from '../../components/ProductGlyph';
import Stage from '../../demos/ui/Stage';
import type { DemoSource } from '../../demos/ui/useDemo';
import { openSearch } from '../../search/ui/dialogStore';
import { useLoadPanel } from '../../search/ui/loadPanel';
import { newInCurrent, onlyHere, written, type Line } from './content';
import styles from './styles.module.css';

type ShownId = Exclude<ProductId, 'introduction'>;

/** A live sample of each product. None of it is loaded before it is near the viewport. */
const pieces: Record<ShownId, { name: string; source: DemoSource }> = {
  'x-data-grid': { name: 'Orders', source: { load: () => import('./pieces/Orders?browser') } },
  'x-date-pickers': { name: 'Day', source: { load: () => import('./pieces/Day?browser') } },
  'x-charts': { name: 'Energy', source: { load: () => import('./pieces/Energy?browser') } },
  'x-tree-view': { name: 'Files', source: { load: () => import('./pieces/Files?browser') } },
};

/** A product: what it is for, a live sample of it, and where to go next. */
function ProductPiece({ id }: { id: ShownId }): ReactNode {
  const product = productById(id);
  const { name, overviewPath, summary } = product;
  const api = apiSlugOf(product);
  return (
    <li>
      <Heading as="h3" className={styles.name}>
        <ProductGlyph id={id} />
        <Link to={overviewPath}>{name}</Link>
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.frame}>
        <Stage
          {...pieces[id]}
          // All have the same height, so that they form a row.
          height={340}
          withoutScript="The component needs JavaScript to run here. Its guides and their code do not."
        />
      </div>
      <p className={styles.links}>
        <Link to={`${overviewPath}quickstart/`}>
          Quickstart
          <span className="x-visually-hidden"> {name}</span>
        </Link>
        {api && (
          <Link to={`/api/${api}/`}>
            API reference
            <span className="x-visually-hidden"> {name}</span>
          </Link>
        )}
      </p>
    </li>
  );
}

/** A section of the page. Its heading is in the margin, below the mark, where there is room. */
function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.label}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className={styles.lines}>
      {lines.map(({ lead, to, rest }) => (
        <li key={lead}>
          <Link to={to}>{lead}</Link> {rest}
        </li>
      ))}
    </ul>
  );
}

/** Opens the same dialog as search in the bar. */
function SearchField(): ReactNode {
  const load = useLoadPanel();
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      onClick={openSearch}
      onPointerEnter={() => void load()}
      {...eventAttributes('search', 'open')}
    >
      Search for a task, a component, a prop or a message
    </button>
  );
}

/** The home page: search, the four products at work, what is new, and what is special about these pages. */
export default function Landing(): ReactNode {
  return (
    <main className={styles.landing}>
      <header className={styles.hero}>
        <Mark size={144} className={styles.mark} dayClass={styles.day} />
        <Heading as="h1">React data components, explained by example</Heading>
        <SearchField />
        <div className={styles.start}>
          <Link className={styles.first} to="/introduction/installation/">
            Install and start
          </Link>
          <p>
            MUI X {currentVersion}: {written(numbers.guides)} guides,{' '}
            <Link to="/gallery/">{written(numbers.demos)} live demos</Link>, an API reference of{' '}
            {written(numbers.reference)} pages
          </p>
        </div>
      </header>
      <section aria-labelledby="products">
        <Heading as="h2" id="products" className="x-visually-hidden">
          Four products
        </Heading>
        <ul className={styles.products}>
          <ProductPiece id="x-data-grid" />
          <ProductPiece id="x-date-pickers" />
          <ProductPiece id="x-charts" />
          <ProductPiece id="x-tree-view" />
        </ul>
      </section>
      <Section id="new" title={<Link to="/api/changes/">New in {currentVersion}</Link>}>
        <Lines lines={newInCurrent} />
      </Section>
      <Section id="only-here" title="On these pages">
        <Lines lines={onlyHere} />
      </Section>
    </main>
  );
}

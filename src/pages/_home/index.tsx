import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import numbers from '@generated/x-numbers/default/numbers.json';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ProductId } from '@site/src/products';
import { apiSlugOf, products } from '@site/src/products/registry';
import ProductGlyph from '../../components/ProductGlyph';
import Stage from '../../demos/ui/Stage';
import { newInCurrent, onlyHere, startLinks, written, type Line } from './content';
import { pieces } from './pieces';
import styles from './styles.module.css';

type ShownId = Exclude<ProductId, 'introduction'>;

/** A product: what it is for, a live sample of it, and where to go next. */
function ProductPiece({ id, area }: { id: ShownId; area: string | undefined }): ReactNode {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) return null;
  const { name, overviewPath, summary } = product;
  const api = apiSlugOf(product);
  return (
    <li className={area}>
      <Heading as="h3" className={styles.name}>
        <ProductGlyph id={id} />
        <Link to={overviewPath}>{name}</Link>
      </Heading>
      <p className={styles.summary}>{translate(summary)}</p>
      <div className={styles.frame}>
        <Stage
          {...pieces[id]}
          withoutScript={
            <Translate id="x.landing.noScript">
              The component needs JavaScript to run here. Its guides and their code do not.
            </Translate>
          }
        />
      </div>
      <p className={styles.links}>
        <Link to={`${overviewPath}quickstart/`}>
          <Translate id="x.landing.quickstart">Quickstart</Translate>
          <span className="x-visually-hidden"> {name}</span>
        </Link>
        {api && (
          <Link to={`/api/${api}/`}>
            <Translate id="x.landing.api">API reference</Translate>
            <span className="x-visually-hidden"> {name}</span>
          </Link>
        )}
      </p>
    </li>
  );
}

/** A section of the page. Its heading is in the margin if there is one. */
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

/** The home page: the four products at work, what is new, and what is special about these pages. */
export default function Landing(): ReactNode {
  return (
    <main className={styles.landing}>
      <header className={styles.hero}>
        <Heading as="h1">
          <Translate id="x.landing.title">React data components, explained by example</Translate>
        </Heading>
        <p>
          <Translate
            id="x.landing.lead"
            values={{
              guides: written(numbers.guides),
              demos: written(numbers.demos),
              reference: written(numbers.reference),
            }}
          >
            {
              'MUI X 8.1.0 in {guides} guides with {demos} live demos, and an API reference of {reference} pages: open one, try the component, copy the code.'
            }
          </Translate>
        </p>
        <ul className={styles.start}>
          {startLinks().map(({ lead, to }) => (
            <li key={to}>
              <Link to={to}>{lead}</Link>
            </li>
          ))}
        </ul>
      </header>
      <Section id="products" title={<Translate id="x.landing.products">Four products</Translate>}>
        <ul className={styles.products}>
          <ProductPiece id="x-data-grid" area={styles.grid} />
          <ProductPiece id="x-date-pickers" area={styles.pickers} />
          <ProductPiece id="x-charts" area={styles.charts} />
          <ProductPiece id="x-tree-view" area={styles.tree} />
        </ul>
      </Section>
      <Section
        id="new"
        title={
          <Link to="/api/changes/">
            <Translate id="x.landing.new">New in 8.1.0</Translate>
          </Link>
        }
      >
        <Lines lines={newInCurrent()} />
      </Section>
      <Section id="only-here" title={<Translate id="x.landing.only">On these pages</Translate>}>
        <Lines lines={onlyHere()} />
      </Section>
    </main>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { products, type ProductId } from '@site/src/products';
import ProductGlyph from '../ProductGlyph';
import { SearchField } from '../../search/ui';
import ProductPicture from './pictures';
import { newInCurrent, waysToRead } from './content';
import styles from './styles.module.css';

function ProductCard({ id }: { id: Exclude<ProductId, 'introduction'> }): ReactNode {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    return null;
  }
  return (
    <li className={styles.card}>
      <ProductPicture id={id} />
      <div className={styles.cardText}>
        <Heading as="h2" className={styles.cardTitle}>
          <ProductGlyph id={id} />
          <Link className={styles.cardLink} to={product.overviewPath}>
            {product.name}
          </Link>
        </Heading>
        <p>{translate(product.summary)}</p>
        <Link className={styles.quickstart} to={`${product.overviewPath}quickstart/`}>
          <Translate id="x.landing.quickstart">Quickstart</Translate>
          <span className="x-visually-hidden"> {product.name}</span>
        </Link>
      </div>
    </li>
  );
}

function Notes({ title, lines }: { title: ReactNode; lines: string[] }): ReactNode {
  return (
    <section>
      <Heading as="h2">{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The first page: which product, what is new, how to read. */
export default function Landing(): ReactNode {
  return (
    <main className={styles.landing}>
      <header className={styles.hero}>
        <Heading as="h1">
          <Translate id="x.landing.title">Components for data, explained while they run</Translate>
        </Heading>
        <p>
          <Translate id="x.landing.lead">
            Guides with live demos for MUI X 8.1.0: open a page, try the component, take the code.
          </Translate>
        </p>
        <SearchField isLarge />
      </header>
      <ul className={styles.cards}>
        <ProductCard id="x-data-grid" />
        <ProductCard id="x-date-pickers" />
        <ProductCard id="x-charts" />
        <ProductCard id="x-tree-view" />
      </ul>
      <div className={styles.notes}>
        <Notes
          title={<Translate id="x.landing.new">New in 8.1.0</Translate>}
          lines={newInCurrent()}
        />
        <Notes
          title={<Translate id="x.landing.reading">Read it your way</Translate>}
          lines={waysToRead()}
        />
        <section>
          <Heading as="h2">
            <Translate id="x.landing.start">Start here</Translate>
          </Heading>
          <ul>
            <li>
              <Link to="/introduction/installation/">
                <Translate id="x.landing.installation">Install a package and its peers</Translate>
              </Link>
            </li>
            <li>
              <Link to="/introduction/licensing/">
                <Translate id="x.landing.licensing">Choose a plan and set its key</Translate>
              </Link>
            </li>
            <li>
              <Link to="/common-concepts/custom-components/">
                <Translate id="x.landing.slots">Replace parts through slots</Translate>
              </Link>
            </li>
            <li>
              <Link to="/introduction/">
                <Translate id="x.landing.overview">Everything else, from the overview</Translate>
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </main>
  );
}

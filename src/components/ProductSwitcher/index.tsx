import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { productFromPath, products } from '@site/src/products';
import { useInVersion } from '@site/src/navigation/useSiteVersions';
import { usePagePath } from '@site/src/navigation/usePagePath';
import ProductGlyph from '../ProductGlyph';
import { useDisclosure } from '../useDisclosure';
import styles from '../switcher.module.css';
import own from './styles.module.css';

/** Shows the product of the page and links to the overviews of the others. */
export default function ProductSwitcher(): ReactNode {
  const current = productFromPath(usePagePath());
  const isFamily = current.id === 'introduction';
  const inVersion = useInVersion();
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.switcher} {...rootProps}>
      <button
        type="button"
        className={styles.button}
        aria-label={isFamily ? `Products: ${current.name}` : `Product: ${current.name}`}
        {...eventAttributes('product', 'open', current.id)}
        {...buttonProps}
      >
        <span>
          {isFamily ? (
            <>
              <span className={own.beside}>Products</span>
              <span className={own.alone}>{current.name}</span>
            </>
          ) : (
            current.shortName
          )}
        </span>
      </button>
      {open && (
        <ul className={styles.panel} {...panelProps}>
          {products.map(({ id, name, overviewPath, summary }) => (
            <li key={id}>
              <Link
                to={inVersion(overviewPath)}
                className={styles.item}
                aria-current={id === current.id ? 'true' : undefined}
                onClick={close}
                {...eventAttributes('product', 'choose', id)}
              >
                <ProductGlyph id={id} />
                <span>{name}</span>
                <span className={styles.note}>{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { Product } from '@site/src/products';
import { useDisclosure } from '../useDisclosure';
import { useVersionEntries } from './useVersionEntries';
import styles from '../switcher.module.css';

/** Returns a name for the page that a version has instead: from its address, since its title is not known here. */
function nearestName(href: string, { overviewPath, name }: Product): string {
  if (href.endsWith(overviewPath)) return `${name} overview`;
  const words = href.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows the current version and links to the others: to the same page if a version has it. */
export default function VersionSwitcher(): ReactNode {
  const { product, entries } = useVersionEntries();
  const { hash } = useLocation();
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  const current = entries.find((entry) => entry.current);
  return (
    <div className={styles.switcher} {...rootProps}>
      <button
        type="button"
        className={`${styles.button} ${styles.quiet}`}
        aria-label={`${product.name}, version ${current?.text ?? ''}`}
        {...eventAttributes('version', 'open', current?.text)}
        {...buttonProps}
      >
        <span dir="ltr" translate="no">
          {current?.text}
        </span>
      </button>
      {open && (
        <ul className={styles.panel} {...panelProps}>
          {entries.map(({ text, href, current: isCurrent, fallback, external }) => (
            <li key={text}>
              <Link
                // The same page most likely has the same anchor and filter. If not, they do no harm.
                // Not from the router, which does not know what was typed into a filter.
                href={fallback || external ? href : href + window.location.search + hash}
                className={styles.item}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={close}
                {...eventAttributes('version', 'choose', text)}
              >
                <span style={{ gridColumn: 2 }}>
                  {product.name}{' '}
                  <bdi dir="ltr" translate="no">
                    {text}
                  </bdi>
                  {external && (
                    <>
                      <span aria-hidden="true"> ↗</span>
                      <span className="x-visually-hidden"> (on another site)</span>
                    </>
                  )}
                </span>
                {fallback && (
                  <span className={styles.note}>
                    {`Not in ${text.replace(/^v/, '')}; nearest page: ${nearestName(href, product)}`}
                  </span>
                )}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/migration/check/" className={styles.item} onClick={close}>
              <span style={{ gridColumn: 2 }}>Upgrade assistant</span>
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

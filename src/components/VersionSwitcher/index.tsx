import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { useDisclosure } from '../useDisclosure';
import { useVersionEntries } from './useVersionEntries';
import styles from '../switcher.module.css';

/** Names the version being read and leads to the others: the same page where a version has it. */
export default function VersionSwitcher(): ReactNode {
  const { product, entries } = useVersionEntries();
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  const current = entries.find((entry) => entry.current);
  return (
    <div className={styles.switcher} {...rootProps}>
      <button
        type="button"
        className={`${styles.button} ${styles.quiet}`}
        aria-label={translate(
          { id: 'x.versionSwitcher.label', message: '{product}, version {version}' },
          { product: product.name, version: current?.text ?? '' },
        )}
        {...eventAttributes('version', 'open', current?.text)}
        {...buttonProps}
      >
        <span dir="ltr">{current?.text}</span>
      </button>
      {open && (
        <ul className={styles.panel} {...panelProps}>
          {entries.map(({ text, href, current: isCurrent, fallback }) => (
            <li key={text}>
              <Link
                href={href}
                className={styles.item}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={close}
                {...eventAttributes('version', 'choose', text)}
              >
                <span style={{ gridColumn: 2 }}>
                  {product.name} <bdi dir="ltr">{text}</bdi>
                </span>
                {fallback && (
                  <span className={styles.note}>
                    {translate({
                      id: 'x.versionSwitcher.fallback',
                      message: 'This page is not part of that version: opens the overview',
                    })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

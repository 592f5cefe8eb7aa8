// Change: a sticky one-line disclosure under the navbar that also opens without JavaScript (a native `details`), and names the
// section that is being read.
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import { useUntilPress } from '@site/src/components/useUntilPress';
import styles from './styles.module.css';

/** The class of the entry of the section that is being read. */
const here = 'x-here';

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const ref = useRef<HTMLDetailsElement>(null);
  useUntilPress((isKey) => {
    const details = ref.current;
    if (!details?.open) return;
    const { activeElement, body } = document;
    // A demo further down may use the key, too, and must keep the focus.
    if (isKey && (activeElement === body || details.contains(activeElement)))
      details.querySelector('summary')?.focus();
    details.open = false;
  }, ref);
  const [section, setSection] = useState('');
  // Before the effect of the list, which marks an entry.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new MutationObserver(() =>
      setSection(list.querySelector(`.${here}`)?.textContent ?? ''),
    );
    observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('a') && ref.current) {
      ref.current.open = false;
    }
  };
  return (
    <details ref={ref} className={clsx(ThemeClassNames.docs.docTocMobile, styles.toc)}>
      <summary className={styles.summary}>
        On this page
        <span className={styles.section}>{section}</span>
      </summary>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls; this only hears their clicks (Enter sends one too) */}
      <div className={styles.panel} onClick={closeOnLink}>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="table-of-contents"
          linkClassName="x-contents"
          linkActiveClassName={here}
        />
      </div>
    </details>
  );
}

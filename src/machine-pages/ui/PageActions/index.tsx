import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import switcher from '@site/src/components/switcher.module.css';
import { basePathOf } from '@site/src/navigation';
import { copyMarkdown } from '../../browser/copyMarkdown';
import type { AnswerProps, Asked } from './Answer';
import styles from './styles.module.css';

/** A button that copies the Markdown of a page, and a menu with other actions. The rest is loaded on the first click. */
export default function PageActions(): ReactNode {
  const address = `${basePathOf(useLocation().pathname)}index.md`;
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps>>();
  const [asked, setAsked] = useState<Asked>({});
  const ask = (next: Asked): void => {
    setAsked(next);
    // Fails without a network, and then the text can't be loaded either.
    import('./Answer').then(
      (loaded) => setAnswer(() => loaded.default),
      () => setAsked({}),
    );
  };
  return (
    <div className={styles.actions} data-page-actions>
      <noscript>
        <a href={address}>View as Markdown</a>
      </noscript>
      <button
        type="button"
        className={`${switcher.button} ${switcher.quiet}`}
        onClick={() => ask({ copying: copyMarkdown(address) })}
        {...eventAttributes('page', 'copy')}
      >
        {translate({ id: 'x.page.copy', message: 'Copy page' })}
      </button>
      <button
        type="button"
        className={switcher.button}
        aria-label={translate({ id: 'x.page.more', message: 'More actions for this page' })}
        aria-haspopup="menu"
        aria-expanded={!!asked.isOpen}
        onClick={() => ask({ isOpen: !asked.isOpen })}
        onKeyDown={(press) => {
          if (press.key !== 'ArrowDown') return;
          press.preventDefault();
          ask({ isOpen: true });
        }}
        {...eventAttributes('page', 'more')}
      />
      {Answer && <Answer asked={asked} address={address} onAsk={ask} />}
    </div>
  );
}

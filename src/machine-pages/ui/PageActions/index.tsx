import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import switcher from '@site/src/components/switcher.module.css';
import { basePathOf } from '@site/src/products/docsTab';
import type { AnswerProps, Asked } from './Answer';
import styles from './styles.module.css';

/**
 * Copies the text at an address of this site. Call it directly in the event handler: Safari rejects later requests.
 *
 * @returns false when the browser forbids copying, can't copy a text that is still loading, or doesn't get the text
 */
async function copyMarkdown(address: string): Promise<boolean> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer),
  );
  // Chromium reports a failure here in addition to passing it to `write`.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

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
        Copy page
      </button>
      <button
        type="button"
        className={switcher.button}
        aria-label="More actions for this page"
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

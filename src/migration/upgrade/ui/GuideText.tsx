import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { GuideEntry } from '../../types';
import form from '../../../components/form.module.css';
import Unloaded from '../../../utils/Unloaded';
import styles from './styles.module.css';

/** Returns the text of an entry from the page of its guide, without what only works there. */
function entryText(page: string, address: string, id: string): string {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const heading = parsed.getElementById(id);
  const section = heading?.closest('section');
  if (!section) throw new Error(`${address} has no entry "${id}".`);
  heading?.remove();
  section.querySelectorAll('button').forEach((button) => button.closest('div')?.remove());
  section.querySelectorAll('[id]').forEach((each) => each.removeAttribute('id'));
  section.querySelectorAll('a').forEach((link) => {
    const target = link.getAttribute('href') ?? '';
    if (target.startsWith('#')) link.setAttribute('href', address + target);
    // The report would be lost.
    link.setAttribute('target', '_blank');
  });
  return section.innerHTML;
}

/** What a guide says about an entry, opened in place. The page of the guide is loaded when it is opened first. */
export default function GuideText({ page, id, title }: GuideEntry): ReactNode {
  const address = useBaseUrl(`/migration/${page}/`);
  const [html, setHtml] = useState<string>();
  const [isLost, setIsLost] = useState(false);
  // A report has the same words for each entry; in a list of links or buttons, they must differ.
  const of = <span className="x-visually-hidden">: {title}</span>;

  function load(): void {
    setIsLost(false);
    fetch(address)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(address))))
      .then((text) => setHtml(entryText(text, address, id)))
      .catch(() => setIsLost(true));
  }

  return (
    <details
      className={styles.guide}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && html === undefined) load();
      }}
    >
      <summary>What to do{of}</summary>
      {isLost && (
        <p role="alert">
          <Unloaded
            onRetry={load}
            onPress={({ currentTarget }) =>
              currentTarget.closest('details')?.querySelector('summary')?.focus()
            }
            className={form.button}
          />
        </p>
      )}
      {html !== undefined && <div dangerouslySetInnerHTML={{ __html: html }} />}
      <p>
        <a href={`${address}#${id}`} target="_blank" rel="noreferrer">
          Open the guide in a new tab
          {of}
        </a>
      </p>
    </details>
  );
}

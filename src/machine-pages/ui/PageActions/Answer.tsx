import { useCallback, useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import Menu from '@site/src/components/Menu';
import { addressBlocked, copyText } from '../../../code/browser/copy';
import Icon from '../../../demos/ui/icons';
import { assistantLinks } from './assistants';
import { useEnding, type Asked, type Ending } from './useEnding';
import styles from './answer.module.css';

export type { Asked } from './useEnding';

export interface AnswerProps {
  asked: Asked;
  /** The address of the page's Markdown. */
  address: string;
  onAsk: (next: Asked) => void;
}

const notices: Readonly<Record<Ending, string>> = {
  copied: 'Copied',
  blocked: 'The browser didn’t allow copying. Instead:',
  missing: 'The page couldn’t be loaded. Try again, or:',
  linkBlocked: addressBlocked,
};

/** What a click on the page actions shows: the menu, or how copying ended. Loaded with the first click. */
export default function Answer({ asked, address, onAsk }: AnswerProps): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const root = useRef<HTMLElement>(null);
  // The buttons are its siblings.
  const setRoot = useCallback((note: HTMLElement | null) => {
    root.current = note?.parentElement ?? null;
  }, []);
  const ending = useEnding(asked, address, root);
  const view = 'View as Markdown';
  const focusButton = (): void =>
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();

  return (
    <>
      <div ref={setRoot} className={ending && styles.note}>
        <span role="status">{ending && notices[ending]}</span>
        {(ending === 'blocked' || ending === 'missing') && <a href={address}>{view}</a>}
      </div>
      {asked.isOpen && (
        <Menu
          label="More actions for this page"
          root={root}
          onClose={(isLeft) => {
            onAsk({});
            if (!isLeft) focusButton();
          }}
        >
          <a role="menuitem" tabIndex={-1} href={address} {...eventAttributes('page', 'markdown')}>
            <Icon name="code" />
            {view}
          </a>
          {assistantLinks(url + address).map(({ name, href }) => (
            <a
              key={name}
              role="menuitem"
              tabIndex={-1}
              href={href}
              target="_blank"
              rel="noreferrer"
              {...eventAttributes('page', 'assistant', name)}
            >
              <Icon name="open" />
              {`Open in ${name}`}
            </a>
          ))}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              const { origin, pathname, hash } = window.location;
              onAsk({ copyingLink: copyText(origin + pathname + hash) });
              focusButton();
            }}
            {...eventAttributes('page', 'copy-link')}
          >
            <Icon name="link" />
            Copy link
          </button>
        </Menu>
      )}
    </>
  );
}

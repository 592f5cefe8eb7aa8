import { useCallback, useRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import Menu from '@site/src/components/Menu';
import { addressBlocked, copyText } from '../../../code/browser/copy';
import Icon from '../../../demos/ui/icons';
import { assistantLinks } from './assistants';
import styles from './answer.module.css';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { readText } from '@site/src/utils/readText';

/** How copying a page ended: the browser may have blocked it, or the text may not have loaded. */
type Copied = 'copied' | 'blocked' | 'missing';

/** Copies a text that couldn't be copied while it was loading: fetches it first. */
async function recover(address: string): Promise<Copied> {
  const text = await readText(address);
  if (text === null) return 'missing';
  return (await copyText(text)) ? 'copied' : 'blocked';
}

/** The latest request to the page actions: a copy in progress, or an open menu. */
export interface Asked {
  copying?: Promise<boolean>;
  copyingLink?: Promise<boolean>;
  isOpen?: boolean;
}

/** How copying the page or its address ended. */
type Ending = Copied | 'linkBlocked';

/** How long the message that something was copied stays, in milliseconds; errors stay longer. */
const noticeTime = 1500;

async function endOf(
  { copying, copyingLink }: Asked,
  address: string,
): Promise<Ending | undefined> {
  if (copyingLink) return (await copyingLink) ? 'copied' : 'linkBlocked';
  if (copying) return (await copying) ? 'copied' : recover(address);
  return undefined;
}

/** Returns how the latest copy ended, as long as the message is shown: errors until a click elsewhere or Escape. */
function useEnding(
  asked: Asked,
  address: string,
  root: RefObject<HTMLElement | null>,
): Ending | undefined {
  const [ended, setEnded] = useState<{ asked: Asked; ending: Ending | undefined }>();
  const ending = ended?.asked === asked ? ended.ending : undefined;

  useEffect(() => {
    let isLatest = true;
    void endOf(asked, address).then((last) => isLatest && setEnded({ asked, ending: last }));
    return () => {
      isLatest = false;
    };
  }, [asked, address]);

  const end = useCallback(() => setEnded(undefined), []);
  useUntilPress(ending && end, root);
  useEffect(() => {
    if (ending !== 'copied') return undefined;
    const timer = setTimeout(end, noticeTime);
    return () => clearTimeout(timer);
  }, [ending, end]);

  return ending;
}

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

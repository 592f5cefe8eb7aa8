import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import type { Direction } from '@site/src/preferences';
import Icon from '../../demos/ui/icons';
import { labels } from '../../demos/ui/labels';
import toolbar from '../../demos/ui/Toolbar.module.css';
import ToolbarMenu, { useVariantEntry } from '../../demos/ui/ToolbarMenu';
import Tooltip from '../../demos/ui/Tooltip';
import CopyFailed from '../../code/ui/CopyFailed';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import Unloaded from '../../utils/Unloaded';
import type { SandboxHost } from '../../demos/sandbox';
import type * as LinkCode from '../browser/link';
import { texts } from './texts';
import type { Edits } from './useEdits';
import styles from './styles.module.css';

/** The module that makes links, once it has loaded. */
export type Links = Promise<typeof LinkCode>;

export interface ControlsProps {
  name: string;
  title: string;
  direction: Direction;
  edits: Edits;
  /** The code of the file that is shown. */
  shownText: string;
  /** The demo's original code, from its page. */
  page: ParentNode;
  links: Links;
  onEnd: () => void;
}

const sandboxes = () => import('../../demos/sandbox');

/** Loads the code ahead of a click: browsers let a script open a tab only shortly after one. */
const prepare = (): void => void sandboxes().catch(() => undefined);

/** The buttons of the editor: those of the demo's toolbar, in the same places. */
export default function Controls(props: ControlsProps): ReactNode {
  const { name, title, direction, edits, shownText, page, links, onEnd } = props;
  const { variant, texts: code, changed, reset } = edits;
  const { iconFontUrl } = useDocusaurusContext().siteConfig.customFields as {
    iconFontUrl?: string;
  };
  const root = useRef<HTMLDivElement>(null);
  const variantEntry = useVariantEntry();
  const codeCopy = useCopy();
  const linkCopy = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const failure = codeCopy.failure ?? linkCopy.failure;

  async function copyLinkToEdits(): Promise<void> {
    const files =
      Object.keys(changed).length > 0 ? changed : { [`${name}.tsx`]: code[`${name}.tsx`] ?? '' };
    // Keeps the query, which has the props of a configured demo.
    const { linkTo } = await links;
    const anchor = linkTo(name, { variant, files });
    setTooLong(anchor === undefined);
    if (anchor !== undefined) {
      linkCopy.copy(`${window.location.href.replace(/#.*$/, '')}#${anchor}`);
    }
  }

  function open(host: SandboxHost): void {
    setFailed(false);
    const project = {
      name,
      title,
      variant,
      direction,
      code: page,
      texts: code,
      iconFont: iconFontUrl,
    };
    sandboxes()
      .then(({ openProject }) => openProject(host, project))
      .catch(() => setFailed(true));
  }

  return (
    <div ref={root} role="group" aria-label={texts.controls(title)} className={toolbar.toolbar}>
      <button
        type="button"
        className={clsx(toolButton.button, toolbar.first)}
        onClick={reset}
        {...eventAttributes('demo', 'reset-edits', name)}
      >
        <Icon name="reset" />
        {texts.reset()}
      </button>
      <span className={toolbar.variants}>
        <VariantSwitch />
      </span>
      <span className={toolbar.gap} />
      <button
        type="button"
        className={clsx(toolButton.button, toolbar.edit)}
        aria-label={texts.done()}
        onClick={onEnd}
        {...eventAttributes('demo', 'stop-edit', name)}
      >
        <Icon name="done" />
        {texts.doneShort()}
      </button>
      <button
        type="button"
        className={toolButton.button}
        onClick={({ currentTarget }) =>
          codeCopy.copy(shownText, {
            source: currentTarget.closest('[data-live]')?.querySelector('textarea') ?? null,
          })
        }
        {...eventAttributes('demo', 'copy-edits', name)}
      >
        <Icon name={codeCopy.isCopied ? 'done' : 'copy'} />
        {texts.copy()}
      </button>
      <button
        type="button"
        className={toolButton.button}
        aria-label={labels.stackBlitz()}
        onClick={() => open('stackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...eventAttributes('demo', 'stackblitz-edits', name)}
      >
        <Icon name="bolt" />
        {labels.sandboxShort()}
      </button>
      <button
        type="button"
        className={clsx(toolButton.button, toolbar.last)}
        aria-label={texts.copyLink()}
        onClick={() => void copyLinkToEdits().catch(() => setFailed(true))}
        {...eventAttributes('demo', 'copy-edits-link', name)}
      >
        <Icon name={linkCopy.isCopied ? 'done' : 'link'} />
        {texts.link()}
      </button>
      <ToolbarMenu
        entries={[
          {
            icon: 'box',
            label: labels.codeSandbox(),
            onChoose: () => open('codeSandbox'),
            event: eventAttributes('demo', 'codesandbox-edits', name),
          },
          variantEntry,
        ]}
        onOpen={prepare}
        event={eventAttributes('demo', 'more', name)}
      />
      <Tooltip container={root} />
      <span
        role="status"
        className={hasFailed || isTooLong || failure ? styles.failed : 'x-visually-hidden'}
      >
        {hasFailed && <Unloaded className={toolButton.button} />}
        {isTooLong && texts.noLink()}
        {(codeCopy.isCopied || linkCopy.isCopied) && texts.copied()}
        <CopyFailed failure={failure} />
      </span>
    </div>
  );
}

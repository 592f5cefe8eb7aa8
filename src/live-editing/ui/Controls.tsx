import { useRef, useState, type ReactNode } from 'react';
import { eventAttributes, type EventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import type { Direction } from '@site/src/preferences';
import { prepareSandbox, sandboxCode } from '../../demos/browser/openSandbox';
import ToolButton from '../../demos/ui/ToolButton';
import toolbar from '../../demos/ui/Toolbar.module.css';
import ToolbarMenu, { useVariantEntry } from '../../demos/ui/ToolbarMenu';
import Tooltip from '../../demos/ui/Tooltip';
import CopyEnd from '../../code/ui/CopyEnd';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import { readSearch } from '../../utils/addressStore';
import Unloaded from '../../utils/Unloaded';
import { useSiteFields } from '../../utils/useSiteFields';
import type { SandboxHost } from '../../demos/sandbox';
import { loadLinks, type Edits } from './useEdits';
import styles from './styles.module.css';

export interface ControlsProps {
  name: string;
  title: string;
  direction: Direction;
  /** The version of a frozen page. */
  version: string | undefined;
  edits: Edits;
  /** The code of the file that is shown. */
  shownText: string;
  /** The demo's original code, from its page. */
  page: ParentNode;
  onEnd: () => void;
}

const prepare = (): void => prepareSandbox();

/** The buttons of the editor: those of the demo's toolbar, in the same places. */
export default function Controls(props: ControlsProps): ReactNode {
  const { name, title, direction, version, edits, shownText, page, onEnd } = props;
  const { variant, texts, changed, reset } = edits;
  const root = useRef<HTMLDivElement>(null);
  const variantEntry = useVariantEntry();
  const { iconFontUrl: iconFont } = useSiteFields();
  const codeCopy = useCopy();
  const linkCopy = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const failure = codeCopy.failure ?? linkCopy.failure;
  const eventOf = (action: string): EventAttributes => eventAttributes('demo', action, name);

  /** Starts what has to be loaded first, and says so if that fails. */
  function attempt(start: () => Promise<void>): void {
    setFailed(false);
    start().catch(() => setFailed(true));
  }

  async function copyLinkToEdits(): Promise<void> {
    const main = `${name}.tsx`;
    const files = Object.keys(changed).length > 0 ? changed : { [main]: texts[main] ?? '' };
    const { linkTo } = await loadLinks();
    const anchor = linkTo(name, variant, files);
    setTooLong(anchor === undefined);
    const { origin, pathname } = window.location;
    // The query has the props of a configured demo.
    if (anchor !== undefined) linkCopy.copy(`${origin}${pathname}${readSearch()}#${anchor}`);
  }

  const open = (host: SandboxHost): void =>
    attempt(async () => {
      const { openProject } = await sandboxCode();
      const project = { name, title, variant, direction, version, texts, code: page, iconFont };
      await openProject(host, project);
    });

  return (
    <div
      ref={root}
      role="group"
      aria-label={`Editor controls for “${title}”`}
      className={toolbar.toolbar}
    >
      <ToolButton
        icon="reset"
        className={toolbar.first}
        onClick={reset}
        event={eventOf('reset-edits')}
      >
        Reset
      </ToolButton>
      <span className={toolbar.variants}>
        <VariantSwitch />
      </span>
      <span className={toolbar.gap} />
      <ToolButton
        icon="done"
        className={toolbar.edit}
        aria-label="Done: stop editing"
        onClick={onEnd}
        event={eventOf('stop-edit')}
      >
        Done
      </ToolButton>
      <ToolButton
        icon={codeCopy.isCopied ? 'done' : 'copy'}
        onClick={({ currentTarget }) =>
          codeCopy.copy(shownText, {
            source: currentTarget.closest('[data-live]')?.querySelector('textarea') ?? null,
          })
        }
        event={eventOf('copy-edits')}
      >
        Copy
      </ToolButton>
      <ToolButton
        icon="bolt"
        aria-label="Sandbox: open in StackBlitz"
        onClick={() => open('stackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        event={eventOf('stackblitz-edits')}
      >
        Sandbox
      </ToolButton>
      <ToolButton
        icon={linkCopy.isCopied ? 'done' : 'link'}
        className={toolbar.last}
        aria-label="Copy link"
        onClick={() => attempt(copyLinkToEdits)}
        event={eventOf('copy-edits-link')}
      >
        Link
      </ToolButton>
      <ToolbarMenu
        entries={[
          {
            icon: 'box',
            label: 'Open in CodeSandbox',
            onChoose: () => open('codeSandbox'),
            event: eventOf('codesandbox-edits'),
          },
          variantEntry,
        ]}
        onOpen={prepare}
        event={eventOf('more')}
      />
      <Tooltip container={root} />
      <span
        role="status"
        className={hasFailed || isTooLong || failure ? styles.failed : 'x-visually-hidden'}
      >
        {hasFailed && <Unloaded className={toolButton.button} />}
        {isTooLong && 'The code is too long for a link.'}
        <CopyEnd isCopied={codeCopy.isCopied || linkCopy.isCopied} failure={failure} />
      </span>
    </div>
  );
}

import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes, type EventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import { useCodeVariant } from '@site/src/preferences';
import { readSearch } from '@site/src/utils/addressStore';
import Unloaded from '@site/src/utils/Unloaded';
import { useSiteFields } from '@site/src/utils/useSiteFields';
import Icon, { type IconName } from './icons';
import type { DemoFacts } from '../browser/demoFacts';
import CopyEnd from '../../code/ui/CopyEnd';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import { themeChoice } from '../browser/theme/choice';
import { prepareSandbox, readSources, sandboxCode } from '../browser/openSandbox';
import type { SandboxHost } from '../sandbox';
import ToolButton from './ToolButton';
import ToolbarMenu, { useVariantEntry, type MenuEntry } from './ToolbarMenu';
import Tooltip from './Tooltip';
import type { OneDemo } from './useDemo';
import { useDemoCopy } from './useDemoCopy';
import type { DemoTool } from './tool';
import { useRovingFocus } from './useRovingFocus';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  name: string;
  title: string;
  /** Path of the demo's own page below the playground. */
  path: string;
  facts: DemoFacts;
  demo: OneDemo;
  canvas: RefObject<HTMLDivElement | null>;
  code: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onToggleCode: () => void;
  isWrapped: boolean;
  onToggleWrap: () => void;
  /** Starts editing; rejects if the editor can't be loaded. */
  onEdit: () => Promise<void>;
  /** The tool of another feature, which rejects if it can't be loaded. */
  tool: DemoTool & { isOn: boolean; toggle: () => Promise<void> };
  /** Whether the sandbox, the editor or the tool could not be opened. */
  hasFailed: boolean;
  setFailed: (hasFailed: boolean) => void;
}

/**
 * The controls of one demo: five, with words where there is room for them, and the rest in a menu. The words are part of the
 * accessible names.
 */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const { name, title, path, facts, demo, canvas, code, isOpen, onToggleCode, onEdit, tool } =
    props;
  const { hasFailed, setFailed } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(toolbar);
  const [variant] = useCodeVariant();
  const variantEntry = useVariantEntry();
  const codeCopy = useDemoCopy(props, variant);
  const linkCopy = useCopy();
  const hasTheme =
    useSyncExternalStore(themeChoice.subscribe, themeChoice.get, () => 'material') !== 'material';
  /** Starts what has to be loaded first, and says so if that fails. */
  const attempt = (start: () => Promise<void>): void => {
    setFailed(false);
    start().catch(() => setFailed(true));
  };
  const { direction, hasOwnDirection, scheme, hasOwnScheme, isMaterial } = demo;
  const { iconFontUrl } = useSiteFields();

  const eventOf = (action: string): EventAttributes => eventAttributes('demo', action, name);

  const settings = new URLSearchParams({
    ...(hasOwnDirection ? { dir: direction } : {}),
    ...(hasOwnScheme ? { mode: scheme } : {}),
  }).toString();
  const page = useBaseUrl(`/playground/${path}/`);
  const alone = page + (settings && `?${settings}`);

  const open = (host: SandboxHost): void => {
    const { current } = code;
    if (!current) return;
    const project = { name, title, variant, direction, iconFont: iconFontUrl, code: current };
    attempt(async () => {
      const [{ openProject }, texts] = await Promise.all([
        sandboxCode(),
        readSources(current, variant, facts.shared),
      ]);
      await openProject(host, { ...project, texts });
    });
  };
  const prepare = (): void => prepareSandbox(facts.shared);
  const loadShared = (): void =>
    facts.shared?.forEach(([, shared]) => void shared.load().catch(() => undefined));
  const link = (): string => {
    const { origin, pathname } = window.location;
    // The query has the props of a configured demo.
    return `${origin}${pathname}${readSearch()}#${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  };

  const failure = codeCopy.failure ?? linkCopy.failure;

  const entry = (
    icon: IconName,
    label: string,
    action: string,
    onChoose: () => void,
    more: Pick<MenuEntry, 'isChecked' | 'keepsFocus'> = {},
  ): MenuEntry => ({ icon, label, onChoose, event: eventOf(action), ...more });
  const hasFiles = facts.files.length + (facts.shared ?? []).length > 1 || hasTheme;
  const entries = [
    hasFiles && entry('copy', 'Copy all files', 'copy-all', codeCopy.copyAll),
    entry('box', 'Open in CodeSandbox', 'codesandbox', () => open('codeSandbox')),
    entry('link', 'Copy a link to this demo', 'copy-link', () => linkCopy.copy(link())),
    entry('phone', 'Try it at a phone’s width', 'widths', () =>
      window.open(
        `${page}?${[settings, 'width=390'].filter(Boolean).join('&')}`,
        '_blank',
        'noopener',
      ),
    ),
    entry(tool.icon, tool.label, tool.action, () => attempt(tool.toggle), {
      isChecked: tool.isOn,
      keepsFocus: true,
    }),
    entry('reset', 'Reset the demo', 'reset', demo.reset),
    entry('focus', 'Move focus to the start of the demo', 'focus', () => canvas.current?.focus(), {
      keepsFocus: true,
    }),
    entry('direction', 'Mirror this demo', 'direction', demo.toggleDirection, {
      isChecked: hasOwnDirection,
    }),
    entry('scheme', 'Switch color scheme for this demo', 'color-scheme', demo.toggleScheme, {
      isChecked: hasOwnScheme,
    }),
    hasTheme &&
      entry('material', 'Compare with Material’s theme', 'compare-theme', demo.toggleMaterial, {
        isChecked: isMaterial,
      }),
    entry('wrap', 'Wrap long lines', 'wrap', props.onToggleWrap, { isChecked: props.isWrapped }),
    facts.hasVariants && variantEntry,
  ].filter((each) => typeof each === 'object');

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={`Controls for the demo “${title}”`}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      <ToolButton
        icon="code"
        className={styles.first}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Show less code' : 'Show all code'}
        onClick={onToggleCode}
        event={eventOf(isOpen ? 'hide-code' : 'show-code')}
      >
        Code
      </ToolButton>
      {facts.hasVariants && (
        <span className={styles.variants}>
          <VariantSwitch />
        </span>
      )}
      <span className={styles.gap} />
      <ToolButton
        icon="edit"
        className={styles.edit}
        onClick={() => attempt(onEdit)}
        data-edit
        event={eventOf('edit')}
      >
        Edit
      </ToolButton>
      <ToolButton
        icon={codeCopy.isCopied ? 'done' : 'copy'}
        aria-label="Copy the code"
        onClick={codeCopy.copy}
        onPointerEnter={loadShared}
        onFocus={loadShared}
        event={eventOf('copy')}
      >
        Copy
      </ToolButton>
      <ToolButton
        icon="bolt"
        aria-label="Sandbox: open in StackBlitz"
        onClick={() => open('stackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        event={eventOf('stackblitz')}
      >
        Sandbox
      </ToolButton>
      <a
        className={clsx(toolButton.button, styles.last)}
        href={alone}
        target="_blank"
        rel="noreferrer"
        aria-label="Full page: open in a new tab"
        {...eventOf('open-alone')}
      >
        <Icon name="open" />
        Full page
      </a>
      <ToolbarMenu entries={entries} onOpen={prepare} event={eventOf('more')} />
      <Tooltip container={toolbar} />
      <span
        role="status"
        className={clsx(
          hasFailed || codeCopy.notice || failure ? styles.status : 'x-visually-hidden',
          hasFailed && styles.failed,
        )}
      >
        {hasFailed && <Unloaded className={toolButton.button} />}
        {codeCopy.notice}
        <CopyEnd
          isCopied={!codeCopy.notice && (codeCopy.isCopied || linkCopy.isCopied)}
          failure={failure}
        />
      </span>
    </div>
  );
}

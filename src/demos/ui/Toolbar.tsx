import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes, type EventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import { useCodeVariant } from '@site/src/preferences';
import Unloaded from '@site/src/utils/Unloaded';
import Icon from './icons';
import type { DemoFacts } from '../browser/demoFacts';
import CopyFailed from '../../code/ui/CopyFailed';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import { labels } from './labels';
import { themeChoice } from '../browser/theme/choice';
import { openSandbox, prepareSandbox } from '../browser/openSandbox';
import type { SandboxHost } from '../sandbox';
import ToolbarMenu, { useVariantEntry, type MenuEntry } from './ToolbarMenu';
import Tooltip from './Tooltip';
import type { DemoControls } from './useDemoControls';
import { useDemoCopy } from './useDemoCopy';
import { useRovingFocus } from './useRovingFocus';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  name: string;
  title: string;
  /** Path of the demo's own page below the playground. */
  path: string;
  facts: DemoFacts;
  controls: DemoControls;
  canvas: RefObject<HTMLDivElement | null>;
  code: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onToggleCode: () => void;
  isWrapped: boolean;
  onToggleWrap: () => void;
  /** Starts editing, for demos that can be edited; rejects if the editor can't be loaded. */
  onEdit?: (() => Promise<void>) | undefined;
  /** Whether the sandbox or the editor could not be opened. */
  hasFailed: boolean;
  setFailed: (hasFailed: boolean) => void;
}

/** The controls of one demo: five, with words where there is room for them, and the rest in a menu. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const { name, title, path, facts, controls, canvas, code, isOpen, onToggleCode, onEdit } = props;
  const { hasFailed, setFailed } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(toolbar);
  const [variant] = useCodeVariant();
  const variantEntry = useVariantEntry();
  const codeCopy = useDemoCopy(props, variant);
  const linkCopy = useCopy();
  const hasTheme =
    useSyncExternalStore(themeChoice.subscribe, themeChoice.get, () => 'material') !== 'material';
  const fail = (): void => setFailed(true);
  const { direction, hasOwnDirection, scheme, hasOwnScheme } = controls;
  const { iconFontUrl } = useDocusaurusContext().siteConfig.customFields as {
    iconFontUrl?: string;
  };

  const eventOf = (action: string): EventAttributes => eventAttributes('demo', action, name);

  const settings = new URLSearchParams({
    ...(hasOwnDirection ? { dir: direction } : {}),
    ...(hasOwnScheme ? { mode: scheme } : {}),
  }).toString();
  const alone = useBaseUrl(`/playground/${path}/`) + (settings && `?${settings}`);

  const open = (host: SandboxHost): void => {
    if (!code.current) return;
    setFailed(false);
    openSandbox(host, {
      name,
      title,
      variant,
      direction,
      iconFont: iconFontUrl,
      code: code.current,
      shared: facts.shared,
    }).catch(fail);
  };
  const prepare = (): void => prepareSandbox(facts.shared);
  const loadShared = (): void =>
    facts.shared?.forEach(([, shared]) => void shared.load().catch(() => undefined));
  const link = (): string => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}#${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  };

  const failure = codeCopy.failure ?? linkCopy.failure;

  const entries: MenuEntry[] = [
    ...(facts.files.length + (facts.shared ?? []).length > 1 || hasTheme
      ? [
          {
            icon: 'copy' as const,
            label: labels.copyAll(),
            onChoose: codeCopy.copyAll,
            event: eventOf('copy-all'),
          },
        ]
      : []),
    {
      icon: 'box',
      label: labels.codeSandbox(),
      onChoose: () => open('codeSandbox'),
      event: eventOf('codesandbox'),
    },
    {
      icon: 'link',
      label: labels.link(),
      onChoose: () => linkCopy.copy(link()),
      event: eventOf('copy-link'),
    },
    { icon: 'reset', label: labels.reset(), onChoose: controls.reset, event: eventOf('reset') },
    {
      icon: 'focus',
      label: labels.focus(),
      onChoose: () => canvas.current?.focus(),
      keepsFocus: true,
      event: eventOf('focus'),
    },
    {
      icon: 'direction',
      label: labels.direction(),
      isChecked: hasOwnDirection,
      onChoose: controls.toggleDirection,
      event: eventOf('direction'),
    },
    {
      icon: 'scheme',
      label: labels.scheme(),
      isChecked: hasOwnScheme,
      onChoose: controls.toggleScheme,
      event: eventOf('color-scheme'),
    },
    ...(hasTheme
      ? [
          {
            icon: 'material' as const,
            label: labels.material(),
            isChecked: controls.isMaterial,
            onChoose: controls.toggleMaterial,
            event: eventOf('compare-theme'),
          },
        ]
      : []),
    {
      icon: 'wrap',
      label: labels.wrap(),
      isChecked: props.isWrapped,
      onChoose: props.onToggleWrap,
      event: eventOf('wrap'),
    },
    ...(facts.hasVariants ? [variantEntry] : []),
  ];

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={labels.toolbar(title)}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={clsx(toolButton.button, styles.first)}
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.showLess() : labels.showAll()}
        onClick={onToggleCode}
        {...eventOf(isOpen ? 'hide-code' : 'show-code')}
      >
        <Icon name="code" />
        {labels.codeShort()}
      </button>
      {facts.hasVariants && (
        <span className={styles.variants}>
          <VariantSwitch />
        </span>
      )}
      <span className={styles.gap} />
      {onEdit && (
        <button
          type="button"
          className={clsx(toolButton.button, styles.edit)}
          onClick={() => void onEdit().catch(fail)}
          data-edit
          {...eventOf('edit')}
        >
          <Icon name="edit" />
          {labels.edit()}
        </button>
      )}
      <button
        type="button"
        className={toolButton.button}
        aria-label={labels.copy()}
        onClick={codeCopy.copy}
        onPointerEnter={loadShared}
        onFocus={loadShared}
        {...eventOf('copy')}
      >
        <Icon name={codeCopy.isCopied ? 'done' : 'copy'} />
        {labels.copyShort()}
      </button>
      <button
        type="button"
        className={toolButton.button}
        aria-label={labels.stackBlitz()}
        onClick={() => open('stackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...eventOf('stackblitz')}
      >
        <Icon name="bolt" />
        {labels.sandboxShort()}
      </button>
      <a
        className={clsx(toolButton.button, styles.last)}
        href={alone}
        target="_blank"
        rel="noreferrer"
        aria-label={labels.alone()}
        {...eventOf('open-alone')}
      >
        <Icon name="open" />
        {labels.aloneShort()}
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
        {codeCopy.notice ?? ((codeCopy.isCopied || linkCopy.isCopied) && labels.copied())}
        <CopyFailed failure={failure} />
      </span>
    </div>
  );
}

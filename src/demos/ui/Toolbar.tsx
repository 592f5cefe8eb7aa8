import { useRef, useState, type ReactNode, type RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes, type EventAttributes } from '@site/src/analytics/eventAttributes';
import { useCodeVariant } from '@site/src/preferences';
import Icon, { type IconName } from '../../code/ui/icons';
import type { DemoFacts } from '../../code/browser/pageCode';
import { codeText } from '../../code/browser/text';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import { labels } from './labels';
import { openSandbox, prepareSandbox, type SandboxHost } from '../browser/openSandbox';
import type { DemoControls } from './useDemoControls';
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
}

interface ButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  onApproach?: () => void;
  isPressed?: boolean;
  event: EventAttributes;
}

function ToolButton({
  icon,
  label,
  onClick,
  onApproach,
  isPressed,
  event,
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      {...event}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The controls of one demo. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const { name, title, path, facts, controls, canvas, code, isOpen, onToggleCode } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(toolbar);
  const [variant] = useCodeVariant();
  const [isCodeCopied, copyCode] = useCopy();
  const [isLinkCopied, copyLink] = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const { direction, hasOwnDirection, scheme, hasOwnScheme } = controls;

  const eventOf = (action: string): EventAttributes => eventAttributes('demo', action, name);

  const settings = new URLSearchParams({
    ...(hasOwnDirection ? { dir: direction } : {}),
    ...(hasOwnScheme ? { mode: scheme } : {}),
  }).toString();
  const alone = useBaseUrl(`/playground/${path}/`) + (settings && `?${settings}`);

  const shownFile = (): HTMLElement | null =>
    code.current?.querySelector('[data-path]:not([hidden])') ?? null;
  const open = (host: SandboxHost): void => {
    if (!code.current) return;
    setFailed(false);
    openSandbox(host, {
      name,
      title,
      variant,
      direction,
      code: code.current,
      shared: facts.shared,
    }).catch(() => setFailed(true));
  };
  const prepare = (): void => prepareSandbox(facts.shared);
  const link = (): string => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}#${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  };

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
        className={styles.show}
        aria-expanded={isOpen}
        onClick={onToggleCode}
        {...eventOf(isOpen ? 'hide-code' : 'show-code')}
      >
        <Icon name="code" />
        {isOpen ? labels.showLess() : labels.showAll()}
      </button>
      {facts.hasVariants && <VariantSwitch />}
      <span className={styles.gap} />
      <span className={styles.quiet}>
        <ToolButton
          icon="direction"
          label={labels.direction()}
          isPressed={hasOwnDirection}
          onClick={controls.toggleDirection}
          event={eventOf('direction')}
        />
        <ToolButton
          icon="scheme"
          label={labels.scheme()}
          isPressed={hasOwnScheme}
          onClick={controls.toggleScheme}
          event={eventOf('color-scheme')}
        />
        <ToolButton
          icon="focus"
          label={labels.focus()}
          onClick={() => canvas.current?.focus()}
          event={eventOf('focus')}
        />
        <ToolButton
          icon="reset"
          label={labels.reset()}
          onClick={controls.reset}
          event={eventOf('reset')}
        />
        <ToolButton
          icon="wrap"
          label={labels.wrap()}
          isPressed={props.isWrapped}
          onClick={props.onToggleWrap}
          event={eventOf('wrap')}
        />
        <ToolButton
          icon={isLinkCopied ? 'done' : 'link'}
          label={labels.link()}
          onClick={() => copyLink(link())}
          event={eventOf('copy-link')}
        />
      </span>
      <ToolButton
        icon="bolt"
        label={labels.stackBlitz()}
        onApproach={prepare}
        onClick={() => open('stackBlitz')}
        event={eventOf('stackblitz')}
      />
      <ToolButton
        icon="box"
        label={labels.codeSandbox()}
        onApproach={prepare}
        onClick={() => open('codeSandbox')}
        event={eventOf('codesandbox')}
      />
      <a
        className={styles.button}
        href={alone}
        target="_blank"
        rel="noreferrer"
        aria-label={labels.alone()}
        title={labels.alone()}
        {...eventOf('open-alone')}
      >
        <Icon name="open" />
      </a>
      <ToolButton
        icon={isCodeCopied ? 'done' : 'copy'}
        label={labels.copy()}
        onClick={() => copyCode(codeText(shownFile(), variant))}
        event={eventOf('copy')}
      />
      <span role="status" className={hasFailed ? styles.status : 'x-visually-hidden'}>
        {hasFailed && labels.unavailable()}
        {(isCodeCopied || isLinkCopied) && labels.copied()}
      </span>
    </div>
  );
}

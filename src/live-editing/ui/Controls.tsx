import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { Direction } from '@site/src/preferences';
import Icon from '../../demos/ui/icons';
import { useCopy } from '../../code/ui/useCopy';
import VariantSwitch from '../../code/ui/VariantSwitch';
import { openProject } from '../../demos/browser/openSandbox';
import type { SandboxPackages } from '../../demos/sandbox/dependencies';
import { linkTo } from '../browser/link';
import { texts } from './texts';
import type { Edits } from './useEdits';
import styles from './styles.module.css';

export interface ControlsProps {
  name: string;
  title: string;
  direction: Direction;
  edits: Edits;
  /** The code of the file that is shown. */
  shownText: string;
  packages: SandboxPackages;
  onEnd: () => void;
}

/** What a reader can do with edited code. */
export default function Controls(props: ControlsProps): ReactNode {
  const { name, title, direction, edits, shownText, packages, onEnd } = props;
  const { variant, texts: code, changed, reset } = edits;
  const { iconFontUrl } = useDocusaurusContext().siteConfig.customFields as {
    iconFontUrl?: string;
  };
  const [isCodeCopied, copyCode] = useCopy();
  const [isLinkCopied, copyLink] = useCopy();
  const [hasFailed, setFailed] = useState(false);

  function link(): string {
    const { origin, pathname } = window.location;
    const files =
      Object.keys(changed).length > 0 ? changed : { [`${name}.tsx`]: code[`${name}.tsx`] ?? '' };
    return `${origin}${pathname}#${linkTo(name, { variant, files })}`;
  }

  function open(): void {
    setFailed(false);
    const project = {
      name,
      title,
      variant,
      direction,
      packages,
      texts: code,
      iconFont: iconFontUrl,
    };
    openProject('stackBlitz', project).catch(() => setFailed(true));
  }

  return (
    <div role="group" aria-label={texts.controls(title)} className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        onClick={onEnd}
        {...eventAttributes('demo', 'stop-edit', name)}
      >
        <Icon name="done" />
        {texts.done()}
      </button>
      <VariantSwitch />
      <span className={styles.gap} />
      <button
        type="button"
        className={styles.button}
        onClick={reset}
        {...eventAttributes('demo', 'reset-edits', name)}
      >
        <Icon name="reset" />
        {texts.reset()}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => copyCode(shownText)}
        {...eventAttributes('demo', 'copy-edits', name)}
      >
        <Icon name={isCodeCopied ? 'done' : 'copy'} />
        {texts.copy()}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => copyLink(link())}
        {...eventAttributes('demo', 'copy-edits-link', name)}
      >
        <Icon name={isLinkCopied ? 'done' : 'link'} />
        {texts.copyLink()}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        {...eventAttributes('demo', 'stackblitz-edits', name)}
      >
        <Icon name="bolt" />
        {texts.sandbox()}
      </button>
      <span role="status" className={hasFailed ? styles.failed : 'x-visually-hidden'}>
        {hasFailed && texts.noSandbox()}
        {(isCodeCopied || isLinkCopied) && texts.copied()}
      </span>
    </div>
  );
}

import { useState } from 'react';
import type { CodeVariant } from '@site/src/preferences';
import { codeElement, codeText, localImports } from '../../code/browser/text';
import { useCopy, type Copying } from '../../code/ui/useCopy';
import { applyFolds, unfold } from '../browser/folds';
import { allFiles, inOneFile } from '../browser/oneFile';
import { readSources, sandboxCode } from '../browser/openSandbox';
import { themeOptions } from '../browser/theme/choice';
import { labels } from './labels';
import type { ToolbarProps } from './Toolbar';

/** How long the notice about other files shows, in milliseconds: there is more to read than "Copied". */
const noticeTime = 6000;

export interface DemoCopying extends Pick<Copying, 'isCopied' | 'failure'> {
  /** What to say about other files, once the code is copied. */
  notice: string | undefined;
  /** Copies the file that is shown, with the files that it imports if they are short. */
  copy: () => void;
  copyAll: () => void;
}

/** Copies the code of a demo so that it runs, or says what it lacks. */
export function useDemoCopy(
  { code, facts: { shared }, isOpen, onToggleCode }: ToolbarProps,
  variant: CodeVariant,
): DemoCopying {
  const [notice, setNotice] = useState('');
  const { isCopied, failure, copy } = useCopy();
  const read = (): Promise<Record<string, string>> =>
    code.current
      ? readSources({ code: code.current, shared, variant }).catch(() => ({}))
      : Promise.resolve({});

  async function copyShown(): Promise<void> {
    // Sample data is beside the demo's own code.
    const panel = code.current?.closest('[role="tabpanel"]') ?? code.current;
    const file = panel?.querySelector<HTMLElement>('[data-path]:not([hidden])') ?? null;
    const source = codeElement(file, variant);
    const text = codeText(file, variant);
    const files = localImports(text).join(', ');
    // Without other files, the clipboard is written to within the press.
    const whole = files && inOneFile(file?.dataset.path ?? '', await read());
    const message = whole ? labels.copiedWith(files) : labels.copiedWithout(files);
    setNotice(files && message);
    copy(whole || text, {
      source,
      // A part of the code is hidden until it is opened.
      onFail: () => {
        if (!isOpen) onToggleCode();
        unfold(file);
        applyFolds(file, true);
      },
      duration: files ? noticeTime : undefined,
    });
  }

  async function copyAll(): Promise<void> {
    setNotice('');
    const theme = await themeOptions().catch(() => null);
    const file = variant === 'TS' ? 'theme.ts' : 'theme.js';
    const more = theme && { [file]: (await sandboxCode()).themeFile(theme, variant).trim() };
    copy(allFiles({ ...(await read()), ...more }));
  }

  return {
    isCopied,
    failure,
    notice: isCopied && notice ? notice : undefined,
    copy: () => void copyShown(),
    copyAll: () => void copyAll(),
  };
}

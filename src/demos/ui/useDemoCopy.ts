import { useState } from 'react';
import type { CodeVariant } from '@site/src/preferences';
import { codeElement, codeText, localImports } from '../../code/browser/text';
import { useCopy } from '../../code/ui/useCopy';
import { applyFolds, unfold } from '../browser/folds';
import { allFiles, inOneFile } from '../browser/oneFile';
import { readSources, sandboxCode } from '../browser/openSandbox';
import { themeOptions } from '../browser/theme/choice';
import { variantPath } from '../paths';
import type { ToolbarProps } from './Toolbar';

/** How long the notice about other files shows, in milliseconds: there is more to read than "Copied". */
const noticeTime = 6000;

/** Copies the code of a demo so that it runs, or says what it lacks. */
export function useDemoCopy(
  { code, facts: { shared }, isOpen, onToggleCode, setFailed }: ToolbarProps,
  variant: CodeVariant,
) {
  const [notice, setNotice] = useState('');
  const { isCopied, failure, copy } = useCopy();
  const read = (from: ParentNode) => readSources(from, variant, shared);

  async function copyShown(): Promise<void> {
    // Sample data is beside the demo's own code.
    const panel = code.current?.closest('[role="tabpanel"]') ?? code.current;
    const file = panel?.querySelector<HTMLElement>('[data-path]:not([hidden])') ?? null;
    // The code is still loading, or could not be loaded, as the panel says.
    if (!code.current || !file) return;
    const source = codeElement(file, variant);
    const text = codeText(file, variant);
    const files = localImports(text).join(', ');
    // Without other files, the clipboard is written to within the press.
    const texts = files ? await read(code.current).catch(() => ({})) : {};
    const whole = files && inOneFile(file.dataset.path ?? '', texts);
    const message = whole
      ? `Copied with ${files}, in one file`
      : `Copied without ${files}: to run it, choose “Copy all files” under “More”`;
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
    if (!code.current) return;
    setNotice('');
    setFailed(false);
    const theme = await themeOptions().catch(() => null);
    const more = theme && { 'theme.ts': (await sandboxCode()).themeFile(theme, variant).trim() };
    const files = Object.entries({ ...(await read(code.current)), ...more });
    copy(
      allFiles(Object.fromEntries(files.map(([path, text]) => [variantPath(path, variant), text]))),
    );
  }

  return {
    isCopied,
    failure,
    /** What to say about other files, once the code is copied. */
    notice: isCopied && notice ? notice : undefined,
    /** Copies the file that is shown, with the files that it imports if they are short. */
    copy: () => void copyShown(),
    copyAll: () => void copyAll().catch(() => setFailed(true)),
  };
}

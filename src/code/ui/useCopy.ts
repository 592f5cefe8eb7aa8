import { useEffect, useRef, useState } from 'react';
import { copyText, selectText } from '../browser/copy';

/** How long a button shows that it has copied, in milliseconds. */
const noticeTime = 1500;

export interface CopyOptions {
  /** Where the text is on the page: it is selected if the browser doesn't allow copying. */
  source?: Element | null;
  onFail?: () => void;
  /** How long the notice shows, in milliseconds. */
  duration?: number | undefined;
}

/** A copy that the browser didn't allow. */
export interface CopyFailure {
  /** The text, unless it is on the page and selected. */
  text?: string;
  /** Ends the message about it. */
  end: () => void;
}

export type Copying = ReturnType<typeof useCopy>;

/** Returns the state of a copy button, and a function that copies a text. */
export function useCopy() {
  const [ended, setEnded] = useState<'copied' | CopyFailure>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** For `CopyEnd`. */
  const failure = ended === 'copied' ? undefined : ended;
  const reset = (): void => setEnded(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function copy(text: string, { source, onFail, duration = noticeTime }: CopyOptions = {}): void {
    void copyText(text).then((isCopied) => {
      clearTimeout(timer.current);
      if (isCopied) {
        setEnded('copied');
        timer.current = setTimeout(reset, duration);
        return;
      }
      setEnded(source ? { end: reset } : { text, end: reset });
      onFail?.();
      if (source) selectText(source);
    });
  }
  return { isCopied: ended === 'copied', failure, copy };
}

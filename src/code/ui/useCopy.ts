import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '../browser/text';

/** How long a button shows that it has copied, in milliseconds. */
const noticeTime = 1500;

/** Returns the state of a copy button and a function that copies a text, with an optional duration for the notice. */
export function useCopy(): readonly [
  isCopied: boolean,
  copy: (text: string, duration?: number) => void,
] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback((text: string, duration = noticeTime) => {
    void copyText(text).then((done) => {
      setCopied(done);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), duration);
    });
  }, []);
  return [isCopied, copy];
}

import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { copyText } from '../../../code/browser/copy';

/** How copying a page ended: the browser may have blocked it, or the text may not have loaded. */
type Copied = 'copied' | 'blocked' | 'missing';

/** Copies a text that couldn't be copied while it was loading: fetches it first. */
async function recover(address: string): Promise<Copied> {
  let text: string;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'missing';
    text = await answer.text();
  } catch {
    return 'missing';
  }
  return (await copyText(text)) ? 'copied' : 'blocked';
}

/** The latest request to the page actions: a copy in progress, or an open menu. */
export interface Asked {
  copying?: Promise<boolean>;
  copyingLink?: Promise<boolean>;
  isOpen?: boolean;
}

/** How copying the page or its address ended. */
export type Ending = Copied | 'linkBlocked';

/** How long the message that something was copied stays, in milliseconds; errors stay longer. */
const noticeTime = 1500;

async function endOf(
  { copying, copyingLink }: Asked,
  address: string,
): Promise<Ending | undefined> {
  if (copyingLink) return (await copyingLink) ? 'copied' : 'linkBlocked';
  if (copying) return (await copying) ? 'copied' : recover(address);
  return undefined;
}

/** Returns how the latest copy ended, as long as the message is shown: errors until a click elsewhere or Escape. */
export function useEnding(
  asked: Asked,
  address: string,
  root: RefObject<HTMLElement | null>,
): Ending | undefined {
  const [ended, setEnded] = useState<{ asked: Asked; ending: Ending | undefined }>();
  const ending = ended?.asked === asked ? ended.ending : undefined;

  useEffect(() => {
    let isLatest = true;
    void endOf(asked, address).then((last) => isLatest && setEnded({ asked, ending: last }));
    return () => {
      isLatest = false;
    };
  }, [asked, address]);

  const end = useCallback(() => setEnded(undefined), []);
  useUntilPress(ending && end, root);
  useEffect(() => {
    if (ending !== 'copied') return undefined;
    const timer = setTimeout(end, noticeTime);
    return () => clearTimeout(timer);
  }, [ending, end]);

  return ending;
}

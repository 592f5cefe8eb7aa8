import { useEffect, useState, type RefObject } from 'react';
import { recover, type Copied } from '../../browser/recover';

/** What was asked of the actions last: a copy that is on its way, or the menu to be open. */
export interface Asked {
  copying?: Promise<boolean>;
  copyingLink?: Promise<boolean>;
  isOpen?: boolean;
}

/** How copying the page or its address ended. */
export type Ending = Copied | 'linkBlocked';

/** How long it is said that something was copied, in milliseconds; what went wrong stays. */
const noticeTime = 1500;

async function endOf(
  { copying, copyingLink }: Asked,
  address: string,
): Promise<Ending | undefined> {
  if (copyingLink) return (await copyingLink) ? 'copied' : 'linkBlocked';
  if (copying) return (await copying) ? 'copied' : recover(address);
  return undefined;
}

/** How the latest copy ended, for as long as it is said: what went wrong until a press elsewhere or Escape. */
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

  useEffect(() => {
    if (!ending) return undefined;
    const end = (): void => setEnded(undefined);
    const timer = ending === 'copied' ? setTimeout(end, noticeTime) : undefined;
    const onPress = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) end();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [ending, root]);

  return ending;
}

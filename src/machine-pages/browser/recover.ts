import { copyText } from '../../code/browser/copy';

/** How copying a page ended: the browser may have blocked it, or the text may not have loaded. */
export type Copied = 'copied' | 'blocked' | 'missing';

/** Copies a text that couldn't be copied while it was loading: fetches it first. */
export async function recover(address: string): Promise<Copied> {
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

/** How copying a page ended: the browser may forbid it, the network may not have the text. */
export type Copied = 'copied' | 'blocked' | 'missing';

/** Copies a text that could not be copied while it was on its way: it is fetched first. */
export async function recover(address: string): Promise<Copied> {
  let text: string;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'missing';
    text = await answer.text();
  } catch {
    return 'missing';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'blocked';
  }
}

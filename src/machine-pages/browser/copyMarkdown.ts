/**
 * Copies the text at an address of this site. Call it directly in the event handler: Safari rejects later requests.
 *
 * @returns false when the browser forbids copying, can't copy a text that is still loading, or doesn't get the text
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer),
  );
  // Chromium reports a failure here in addition to passing it to `write`.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

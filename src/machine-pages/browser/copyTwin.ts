/**
 * Copies the text at an address of this site. To be called in the press itself: Safari refuses what is asked for later.
 *
 * @returns false when the browser does not let us, does not know how to wait for a text, or got none
 */
export async function copyTwin(address: string): Promise<boolean> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer),
  );
  // Chromium reports what fails here besides saying it to `write`.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

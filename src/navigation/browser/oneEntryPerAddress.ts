/**
 * Makes a push of the current address replace its entry in the history, as browsers do for a link to the page itself. The router
 * compares a link with the page that is shown, so a second click while the next page loads would add a second entry.
 */
export function oneEntryPerAddress(
  history: Pick<History, 'pushState' | 'replaceState'>,
  address: () => string,
): void {
  const push = history.pushState.bind(history);
  history.pushState = (state, title, url) => {
    const isSame = url != null && new URL(url, address()).href === address();
    if (isSame) history.replaceState(state, title, url);
    else push(state, title, url);
  };
}

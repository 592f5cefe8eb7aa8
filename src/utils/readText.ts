/** Fetches a text of this site; returns null if it can't be fetched. */
export const readText = (address: string): Promise<string | null> =>
  fetch(address)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);

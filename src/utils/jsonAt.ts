const files = new Map<string, Promise<unknown>>();

/** Fetches a JSON file, once. Rejects when the request fails; the next call tries again. */
export function jsonAt(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then((response): Promise<unknown> => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

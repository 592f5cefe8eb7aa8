import { nameHash } from '../../hosting/headers';

/** Content types by the endings of names. Files with other endings may have any type but that of a page. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
};

/** Returns the SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a response has the type that its address promises, is complete, and has the content that its name is the hash of.
 * Hosts give wrong answers with status 200: their home page for a missing file in the middle of a deploy, or a part of a file.
 *
 * @param response - its body is consumed
 */
export async function fits(address: string, response: Response): Promise<boolean> {
  const [name = ''] = /[^/]*$/.exec(new URL(address).pathname) ?? [];
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : 'html';
  const type = response.headers.get('content-type') ?? '';
  if (!(types[ending]?.test(type) ?? !/^text\/html/.test(type))) return false;
  // The length counts compressed bytes.
  const length = response.headers.has('content-encoding')
    ? null
    : response.headers.get('content-length');
  try {
    const body = await response.arrayBuffer();
    if (length !== null && Number(length) !== body.byteLength) return false;
    const hash = nameHash(name);
    if (hash !== undefined) return (await hashOf(body)).startsWith(hash);
    const text = (): string => new TextDecoder().decode(body).trimEnd();
    if (ending === 'json') JSON.parse(text());
    // Every page of this site names its scripts; the page of a network that asks to log in does not.
    return ending !== 'html' || /assets\/js\/.*<\/(?:body|html)>$/s.test(text());
  } catch {
    // The connection broke, or the JSON is incomplete.
    return false;
  }
}

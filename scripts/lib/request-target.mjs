const mergeSlashes = (text) => text.replace(/\/{2,}/g, '/');

/**
 * Parses the target of a request as nginx does: it may be a full address, and repeated slashes count as one. Every server of the
 * project uses this, since an address that cannot be decoded must not end it.
 * @param {string} [target] the `url` of a request
 * @returns {{ pathname: string, decoded: string, search: string } | undefined} undefined if it is malformed
 */
export function parseTarget(target = '/') {
  try {
    const { pathname, search } = new URL(
      target.startsWith('/') ? `http://localhost${target}` : target,
    );
    const decoded = mergeSlashes(decodeURIComponent(pathname));
    return /[\0\\]|\/\.\.(?:\/|$)/.test(decoded)
      ? undefined
      : { pathname: mergeSlashes(pathname), decoded, search };
  } catch {
    return undefined;
  }
}

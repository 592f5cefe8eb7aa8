/** Returns a text as the source of a regular expression that matches it. */
export const escapeRegexp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

import { createHash } from 'node:crypto';

/** The folder that the parts of pages are served from, below the site's base. */
export const partsFolder = 'assets/static';

/** Matches pages of the docs, except the API reference (it has static HTML of its own) and partials (shared by several pages). */
const page = /^@site\/(?:docs|versioned_docs\/[^/]+)\/(?!api\/)(?!(?:.*\/)?_).*\.mdx?$/;

/**
 * Returns the name of a page's static parts: `p` and eight hexadecimal digits, a hash of the request and not of the content.
 *
 * @param request - the page's module, such as `@site/docs/react-charts/index.mdx`
 * @returns undefined for a module whose content stays as it is
 */
export function nameOf(request: string): string | undefined {
  return page.test(request)
    ? `p${createHash('sha256').update(request).digest('hex').slice(0, 8)}`
    : undefined;
}

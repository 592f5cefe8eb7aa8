import { createHash } from 'node:crypto';

/** Where the parts of pages are served from, below the site's base. */
export const partsFolder = 'assets/static';

/** Pages of the docs; those of the API reference have static HTML of their own, and a partial belongs to several pages. */
const page = /^@site\/(?:docs|versioned_docs\/[^/]+)\/(?!api\/)(?!(?:.*\/)?_).*\.mdx?$/;

/**
 * Names the static parts of a page: `p` and eight hexadecimal digits, which is no hash of its content.
 *
 * @param request - the page's module, such as `@site/docs/react-charts/index.mdx`
 * @returns undefined for a module whose content stays as it is
 */
export function nameOf(request: string): string | undefined {
  return page.test(request)
    ? `p${createHash('sha256').update(request).digest('hex').slice(0, 8)}`
    : undefined;
}

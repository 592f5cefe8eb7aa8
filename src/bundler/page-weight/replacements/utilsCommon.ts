/**
 * Replaces `@docusaurus/utils-common` in the browser with what the client and the theme import: its index imports all of `tslib` and
 * uses one line of it.
 */
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

/** As upstream: the id of the element that holds a post on Docusaurus' blog pages. */
export const blogPostContainerID = '__blog-post-container';

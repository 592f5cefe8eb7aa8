/**
 * Replaces `@docusaurus/utils-common` in the browser: its index imports all of `tslib` and uses one line of it.
 */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

/** As upstream: the id of the element that holds a post on Docusaurus' blog pages. */
export const blogPostContainerID = '__blog-post-container';

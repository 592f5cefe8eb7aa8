/**
 * In place of `@docusaurus/utils-common` in the browser: its index asks for all of `tslib`, of which it uses one line.
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

/** As upstream: the element that holds a post in Docusaurus' pages of a blog. */
export const blogPostContainerID = '__blog-post-container';

export { external, group, page, subheader, type NavigationEntry } from './helpers';
export { NavigationError } from './meta';
export { effectiveTags, tagData, tagsOf, type Plan, type Tag, type TagData } from './tags';
export { customPropsOf, type NavigationItem, type NavigationProps } from './items';
export { basePathOf, docsTabSegments } from '../products/docsTab';
export { activeGroupOf, type ActiveGroup } from './activeGroup';
export { formatTitle } from './pageTitle';
export { flattenSidebar, formatTrail, type FlatEntry } from './walk';
export { nearest } from '../utils/nearest';

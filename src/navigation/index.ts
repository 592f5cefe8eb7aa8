export { tagData, type Tag } from './tags';
export { customPropsOf } from './items';
export { basePathOf, docsTabSegments } from '../products/docsTab';
export { activeGroupOf } from './activeGroup';
export { formatTitle } from './pageTitle';

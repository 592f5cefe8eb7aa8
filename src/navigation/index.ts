export { tagData, type Tag } from './tags';
export { customPropsOf } from './items';
export { basePathOf, docsTabSegments } from '../products/docsTab';
export { formatTitle } from './pageTitle';

import { a } from '@site/src/products';
export default () => a;

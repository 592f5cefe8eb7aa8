import { a } from './nothing';
export default () => a;

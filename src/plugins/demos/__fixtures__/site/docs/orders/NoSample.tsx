import { a } from 'sample-data/nothing';
export default () => a;

import { a } from '../../secret';
export default () => a;

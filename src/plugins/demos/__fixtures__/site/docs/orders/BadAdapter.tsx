import { A } from '@mui/x-date-pickers/AdapterTemporal';
export default () => A;

import Icon from '@mui/material/Icon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const Picker = () => (
  <LocalizationProvider dateAdapter={AdapterLuxon}>
    <Icon>event</Icon>
  </LocalizationProvider>
);

export default Picker;

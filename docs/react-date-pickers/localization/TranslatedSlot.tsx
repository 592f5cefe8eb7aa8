import dayjs from 'dayjs';
import 'dayjs/locale/es';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region taught
const spanish = esES.components.MuiLocalizationProvider.defaultProps.localeText;
// #endregion taught

// #region taught
function ClearButton() {
  const translations = usePickerTranslations();
  const { clearValue } = usePickerActionsContext();
  return (
    <Button variant="outlined" onClick={clearValue} sx={{ gridColumn: 2, m: 2 }}>
      {translations.clearButtonLabel}
    </Button>
  );
}
// #endregion taught

export default function TranslatedSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={spanish}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-17')}
        slots={{ actionBar: ClearButton }}
        slotProps={{ toolbar: { hidden: true } }}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}

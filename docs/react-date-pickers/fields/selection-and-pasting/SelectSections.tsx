import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function SelectSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  // #region taught
  const select = (sections: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(sections);
  };
  // #endregion taught

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region taught */}
        <DateField
          label="Renewal"
          defaultValue={dayjs('2025-04-17')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        {/* #endregion taught */}
        <Stack direction="row" spacing={1}>
          <Button onClick={() => select('month')}>Edit month</Button>
          <Button onClick={() => select('year')}>Edit year</Button>
          {/* #region taught */}
          <Button onClick={() => select('all')}>Select all</Button>
          {/* #endregion taught */}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

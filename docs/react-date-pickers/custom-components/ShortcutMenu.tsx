import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';

const items = [
  { label: 'End of April', getValue: () => dayjs('2025-04-30') },
  { label: 'End of May', getValue: () => dayjs('2025-05-31') },
  { label: 'End of 2025', getValue: () => dayjs('2025-12-31') },
];

// #region taught
function ShortcutMenu({ className, items = [] }: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();
  // #endregion taught

  return (
    <MenuList className={className} aria-label="Deadlines">
      {/* #region taught */}
      {items.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        // #endregion taught
        return (
          <MenuItem
            key={shortcut.label}
            // #region taught
            disabled={!isValid(value)}
            onClick={() => setValue(value, { changeImportance: 'set', shortcut })}
          >
            {shortcut.label}
            {/* #endregion taught */}
          </MenuItem>
        );
      })}
    </MenuList>
  );
}

export default function Deadline() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          sx={{ minWidth: 470 }}
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-04-17')}
          maxDate={dayjs('2025-10-31')}
          // #region taught
          slots={{ shortcuts: ShortcutMenu }}
          slotProps={{ shortcuts: { items } }}
          // #endregion taught
        />
      </Box>
    </LocalizationProvider>
  );
}

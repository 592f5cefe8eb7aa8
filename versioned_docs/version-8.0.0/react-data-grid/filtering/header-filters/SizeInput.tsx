import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';

/** A choice of sizes, with what the grid puts beside it. */
export default function SizeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, clearButton, headerFilterMenu } = props;
  return (
    <>
      <TextField
        select
        fullWidth
        variant="standard"
        label="Containers"
        value={item.value ?? ''}
        onChange={(event) => applyValue({ ...item, value: event.target.value })}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        inputRef={inputRef}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { tabIndex: props.tabIndex },
        }}
      >
        <option value="">Any number</option>
        <option value="1-2">1 or 2</option>
        <option value="3-5">3 to 5</option>
        <option value="6-99">6 and more</option>
      </TextField>
      {clearButton}
      {headerFilterMenu}
    </>
  );
}

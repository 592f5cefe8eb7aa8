import Rating from '@mui/material/Rating';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import type { Employee } from 'sample-data/employees';

/** An editor of stars, for the mouse and the arrow keys. The grid saves the choice when the editing ends. */
export default function EditRating({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Employee, number>) {
  const apiRef = useGridApiContext();
  const stars = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={stars}
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      precision={0.5}
      value={value || null}
      onChange={(_, rating) =>
        apiRef.current.setEditCellValue({ id, field, value: rating ?? value })
      }
      sx={{ ml: 1 }}
    />
  );
}

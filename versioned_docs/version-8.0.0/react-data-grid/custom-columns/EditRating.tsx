import Rating from '@mui/material/Rating';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';
import type { Employee } from 'sample-data/employees';

/** Saves the review as soon as a star is chosen. */
export default function EditRating({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<Employee, number>) {
  const apiRef = useGridApiContext();
  return (
    <Rating
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      precision={0.5}
      value={value ?? null}
      onChange={async (_, rating) => {
        await apiRef.current.setEditCellValue({ id, field, value: rating ?? value });
        apiRef.current.stopCellEditMode({ id, field });
      }}
      sx={{ ml: 1 }}
    />
  );
}

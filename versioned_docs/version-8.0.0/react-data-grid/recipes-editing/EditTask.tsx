import {
  GridEditSingleSelectCell,
  useGridApiContext,
  useGridSelector,
  type GridRenderEditCellParams,
  type GridSingleSelectColDef,
} from '@mui/x-data-grid';
import { tasksOf, type TimeEntry } from 'sample-data/timesheet';

/** Offers the tasks of the project that is chosen at the moment. */
export default function EditTask(params: GridRenderEditCellParams<TimeEntry>) {
  const apiRef = useGridApiContext();
  // The project that is chosen now, not the one of the row.
  const project: string = useGridSelector(
    apiRef,
    () => apiRef.current.state.editRows[params.id]?.project?.value,
  );
  const valueOptions = [...(tasksOf[project] ?? [])];
  const colDef = { ...(params.colDef as GridSingleSelectColDef), valueOptions };
  return (
    <GridEditSingleSelectCell
      {...params}
      colDef={colDef as typeof params.colDef}
      // Between the two changes the task belongs to the other project.
      value={valueOptions.includes(params.value) ? params.value : ''}
    />
  );
}

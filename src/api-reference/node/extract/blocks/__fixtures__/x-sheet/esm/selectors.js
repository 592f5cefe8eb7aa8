export const sheetRowsSelector = createRootSelector((state) => state.rows);
export const sheetRowSelector = createSelector(sheetRowsSelector, (rows, id) => rows[id]);
export const sheetIsEvenSelector = createSelectorMemoized(
  sheetRowSelector,
  sheetRowsSelector,
  (row, rows) => rows.indexOf(row) % 2 === 0,
);
export const sheetCountSelector = createSelector(sheetRowsSelector, (rows) => rows.length);

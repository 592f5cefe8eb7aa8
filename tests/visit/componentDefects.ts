/** Defects of the documented packages that no demo can change: axe's rule -> a part of the element it reports. */
export const componentDefects: readonly { rule: string; html: string; reason: string }[] = [
  {
    rule: 'color-contrast',
    html: 'z-index: 100000',
    reason: 'the watermark of a missing license is pale on purpose',
  },
  {
    rule: 'color-contrast',
    html: 'Mui-disabled MuiMenuItem-gutters MuiDigitalClock-item',
    reason: 'the Digital Clock shows disabled times pale, as WCAG allows, without aria-disabled',
  },
  {
    rule: 'empty-table-header',
    html: 'MuiDataGrid-columnHeader--emptyGroup',
    reason: 'the Data Grid gives columns without a group an empty header cell in the row of groups',
  },
  {
    rule: 'aria-prohibited-attr',
    html: 'aria-label="Detail panel toggle"',
    reason:
      'the Data Grid names the header of its detail panel column with a label on a plain <div>',
  },
  {
    rule: 'aria-required-children',
    html: 'MuiDataGrid-main',
    reason:
      'the Data Grid puts open detail panels, which are no rows, between the rows of the grid',
  },
  {
    rule: 'aria-required-children',
    html: 'MuiDataGrid-virtualScrollerRenderZone',
    reason: 'the same, said of the group of rows',
  },
  {
    rule: 'aria-required-children',
    html: 'auto-generated-skeleton-row-root',
    reason:
      'the skeleton rows of the Data Grid, which stand for rows on their way, have no cells by role',
  },
  {
    rule: 'aria-required-children',
    html: 'class="MuiDataGrid-row--borderBottom',
    reason: 'the Data Grid keeps the row of headers when no column is visible',
  },
  {
    rule: 'scrollable-region-focusable',
    html: 'MuiDataGrid-virtualScroller',
    reason: 'the Data Grid gives its list view no tab stop before one of its rows is clicked',
  },
  {
    rule: 'aria-progressbar-name',
    html: 'width: 1rem; height: 1rem;',
    reason: 'the Data Grid shows a circle without a name while it loads the children of a row',
  },
  {
    rule: 'empty-table-header',
    html: 'MuiDataGrid-columnHeader--filter',
    reason: 'the Data Grid gives a column that has no header filter an empty cell in their row',
  },
  {
    rule: 'empty-table-header',
    html: 'MuiDataGrid-columnHeaderReorder',
    reason: 'the Data Grid gives the column of drag handles a header of spaces',
  },
  {
    rule: 'color-contrast',
    html: 'MuiDayCalendar-weekNumber',
    reason:
      'the calendar writes numbers of weeks in the color of disabled text, and has no slot for them',
  },
  {
    rule: 'heading-order',
    html: 'MuiDatePickerToolbar-title',
    reason: 'the toolbar of a static picker shows its date as an h4, whatever stands above it',
  },
  {
    rule: 'aria-conditional-attr',
    html: 'data-indeterminate="true"',
    reason: 'the Checkbox of Material UI says aria-checked="mixed" besides its native state',
  },
  {
    rule: 'label-content-name-mismatch',
    html: 'MuiDataGrid-collapsibleTrigger',
    reason: 'the pivot panel shows a number of fields in buttons that it names without it',
  },
  {
    rule: 'label-content-name-mismatch',
    html: 'aria-label="Filters"',
    reason: 'the old filter button of the Data Grid has a hidden 0 in its text',
  },
];

/** Which types an object belongs to, as the entries of the guides name them. */

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The product that an import belongs to: `@mui/x-data-grid-pro/locales` to `data-grid`. */
export function productOf(source: string): string | undefined {
  const [, name] =
    /^(?:@mui\/x-|@material-ui\/)(data-grid|x-grid|date-pickers|charts|tree-view|license)(?:-pro|-premium)?(?:\/|$)/.exec(
      source,
    ) ?? [];
  if (name !== undefined) return name === 'x-grid' ? 'data-grid' : name;
  return /^@mui\/lab(?:\/|$)/.test(source) ? 'lab' : undefined;
}

/** Whether an import is of this library: Material UI's lab has other components besides pickers and trees. */
export const isOfLibrary = (product: string, name: string): boolean =>
  product !== 'lab' || /Picker|Calendar|Clock|Adapter|Localization|Tree/i.test(name);

/** The product that a key of the theme belongs to, without `Mui`; undefined for a component of Material UI itself. */
export function productOfTheme(component: string): string | undefined {
  if (/^DataGrid/.test(component)) return 'data-grid';
  if (/Tree/.test(component)) return 'tree-view';
  if (/Picker|Calendar|Clock|Localization|(?<!^Text)Field$/.test(component)) return 'date-pickers';
  return /Chart|Scatter|Heatmap|Gauge|^(?:Area|Bar|Line|Mark|Pie|Funnel|Radar)[A-Z]/.test(component)
    ? 'charts'
    : undefined;
}

const gridFlavors = ['Grid', 'GridPro', 'GridPremium', 'GridIcon'];

/** Types of the objects that a prop or key holds, whatever holds it. */
const valueTypes: Readonly<Record<string, readonly string[]>> = {
  columns: ['GridColDef'],
  groupingColDef: ['GridColDef', 'GridGroupingColDefOverride'],
  columnTypes: ['GridColTypeDef'],
  filterModel: ['GridFilterModel'],
  rowSelectionModel: ['GridRowSelectionModel'],
  filterOperators: ['GridFilterOperator'],
  items: ['GridFilterItem'],
  localeText: ['GridLocaleText', 'PickersLocaleText'],
  MuiTablePagination: ['GridLocaleText'],
  pinnedColumns: ['GridPinnedColumns'],
  initialState: ['GridState'],
  pagination: ['GridPaginationInitialState', 'GridPaginationState'],
  density: ['GridDensityState'],
  detailPanel: ['GridDetailPanelInitialState'],
  dataSource: ['GridDataSource'],
  unstable_dataSource: ['GridDataSource'],
  experimentalFeatures: [
    'GridExperimentalFeatures',
    'GridExperimentalProFeatures',
    'GridExperimentalPremiumFeatures',
  ],
  xAxis: ['AxisConfig'],
  yAxis: ['AxisConfig'],
  zAxis: ['AxisConfig'],
  highlightScope: ['HighlightScope'],
  highlightedItem: ['HighlightItemData'],
  dateFormats: ['AdapterFormats'],
  selectedSections: ['FieldSelectedSections'],
};

/** Types of the first parameter of callbacks. */
const parameterTypes: Readonly<Record<string, string>> = {
  renderCell: 'GridRenderCellParams',
  renderEditCell: 'GridRenderEditCellParams',
  valueGetter: 'GridValueGetterParams',
  valueFormatter: 'GridValueFormatterParams',
  cellClassName: 'GridCellParams',
  getCellClassName: 'GridCellParams',
  isCellEditable: 'GridCellParams',
  getRowClassName: 'GridRowClassNameParams',
  getActions: 'GridRowParams',
  isRowSelectable: 'GridRowParams',
  getDetailPanelContent: 'GridRowParams',
  onCellClick: 'GridCellParams',
  onCellDoubleClick: 'GridCellParams',
  onRowClick: 'GridRowParams',
  onRowDoubleClick: 'GridRowParams',
  onCellEditCommit: 'GridCellEditCommitParams',
  onColumnOrderChange: 'GridColumnOrderChangeParams',
  onRowsScrollEnd: 'GridRowScrollEndParams',
  onFilterModelChange: 'GridFilterModel',
  onRowSelectionModelChange: 'GridRowSelectionModel',
  onStateChange: 'GridState',
};

// The keys are the reader's, who may write `constructor`.
const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns the types that the value of a key may have. */
export const valueTypesOf = (key: string): readonly string[] | undefined => lookUp(valueTypes, key);

/** Returns the type of the first parameter of a callback. */
export const parameterTypeOf = (key: string): string | undefined => lookUp(parameterTypes, key);

/** The names that an entry may use for the props of a component. */
export const propOwners = (component: string): string[] => [component, `${component}Props`];

/** The names that an entry may use for the classes with a prefix: `MuiDataGrid` has `gridClasses`. */
export function classOwners(component: string): string[] {
  const short = component
    .replace(/^DataGrid$/, 'Grid')
    .replace(/^DataGrid(?:Pro|Premium)$/, 'Grid');
  const names = [`${lower(short)}Classes`, `${short}Classes`];
  return short === 'ChartsLegend' ? [...names, 'legendClasses'] : names;
}

/** The types of slots, or of their props, of a component. */
function slotOwners(component: string, isProps: boolean): string[] {
  const isGrid = /^(?:Data)?Grid/.test(component);
  const names = isGrid ? [...gridFlavors, component] : [component];
  const ends = isProps ? ['SlotProps', 'SlotsComponentsProps'] : ['Slots', 'SlotsComponent'];
  return names.flatMap((name) => ends.map((end) => name + end));
}

/** What an object is: the names of its type, and the component around it. */
export interface Place {
  owners: string[];
  component: string;
  group?: 'props' | 'slots' | 'slotProps' | 'classes';
  /** Members that are the reader's own. */
  own?: ReadonlySet<string> | undefined;
}

export const placeOfProps = (component: string): Place => ({
  owners: propOwners(component),
  component,
  group: 'props',
});

/** Returns what the value of a key is; undefined if no entry says anything about such values. */
export function placeInside({ component, group, owners }: Place, key: string): Place | undefined {
  if (group === 'slotProps') {
    const name = upper(key);
    const parts = ['Grid', 'Charts', 'Pickers', component, ''].map((start) => start + name);
    return { owners: parts.flatMap(propOwners), component: name, group: 'props' };
  }
  if (group === 'slots' || group === 'classes') return undefined;
  if (key === 'slots' || key === 'components')
    return { owners: slotOwners(component, false), component, group: 'slots' };
  if (key === 'slotProps' || key === 'componentsProps')
    return { owners: slotOwners(component, true), component, group: 'slotProps' };
  if (key === 'classes') return { owners: classOwners(component), component, group: 'classes' };
  if (key === 'series') {
    const [kind] = /Bar|Line|Pie|Scatter|Heatmap/.exec(component) ?? [''];
    return { owners: [`${kind}SeriesType`], component };
  }
  const [series] = owners;
  if (key === 'data' && series?.endsWith('SeriesType'))
    return { owners: [series.replace('SeriesType', 'ValueType')], component };
  const found = valueTypesOf(key);
  return found && { owners: [...found], component };
}

/** What an expression is: the names of its type as the entries of the guides write them, and the component around it. */
export interface Place {
  owners: readonly string[];
  component: string;
  product: string;
  group?: 'props' | 'slots' | 'slotProps' | 'classes';
  /** Members that are the reader's own. */
  own?: ReadonlySet<string>;
  /** Whether functions with parameters take it as the first, instead of returning it. */
  isTaken?: boolean;
}

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

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

/** Types of the objects that a prop or key holds, whatever holds it. */
const valueTypes = new Map(
  Object.entries<readonly string[]>({
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
  }),
);

/** Types of the first parameter of callbacks. */
const parameterTypes = new Map(
  Object.entries({
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
  }),
);

/** The names that an entry may use for the props of a component. */
const propOwners = (component: string): string[] => [component, `${component}Props`];

/** The names that an entry may use for the classes with a prefix: `MuiDataGrid` has `gridClasses`. */
export function classOwners(component: string): string[] {
  const short = component.replace(/^DataGrid(?:Pro|Premium)?$/, 'Grid');
  return [`${lower(short)}Classes`, `${short}Classes`];
}

/** The types of slots, or of their props, of a component. */
function slotOwners(component: string, ends: readonly string[]): string[] {
  const names = ['Grid', 'GridPro', 'GridPremium', 'GridIcon', component];
  return names.flatMap((name) => ends.map((end) => name + end));
}

export const placeOfProps = (component: string, product: string): Place => ({
  owners: propOwners(component),
  component,
  product,
  group: 'props',
});

/** Returns what a value of a type is. */
export const placeOfType = (type: string, product: string): Place =>
  type.endsWith('Props')
    ? placeOfProps(type.slice(0, -5), product)
    : { owners: [type], component: type, product };

/** Returns what the value of a key is; undefined if no entry says anything about such values. */
export function placeInside(place: Place, key: string): Place | undefined {
  const { component, product, group } = place;
  if (group === 'slots' || group === 'classes') return undefined;
  if (group === 'slotProps') {
    const name = upper(key);
    const parts = ['Grid', 'Charts', 'Pickers', component, ''].map((start) => start + name);
    return { ...placeOfProps(name, product), owners: parts.flatMap(propOwners) };
  }
  const of = (types: readonly string[], is?: Place['group']): Place => ({
    owners: types,
    component,
    product,
    group: is,
  });
  switch (key) {
    case 'slots':
    case 'components':
      return of(slotOwners(component, ['Slots', 'SlotsComponent']), 'slots');
    case 'slotProps':
    case 'componentsProps':
      return of(slotOwners(component, ['SlotProps', 'SlotsComponentsProps']), 'slotProps');
    case 'classes':
    case 'styleOverrides':
      return of(classOwners(component), 'classes');
    case 'defaultProps':
      return placeOfProps(component, product);
    case 'series':
      return of([`${/Bar|Line|Pie|Scatter|Heatmap/.exec(component)?.[0] ?? ''}SeriesType`]);
    default: {
      const parameter = parameterTypes.get(key);
      if (parameter !== undefined) return { ...placeOfType(parameter, product), isTaken: true };
      const types = valueTypes.get(key);
      return types && of(types);
    }
  }
}

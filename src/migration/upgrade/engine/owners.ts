/** What an expression is: the names of its type as the entries of the guides write them, and the component around it. */
export interface Place {
  owners: readonly string[];
  component: string;
  product: string;
  group?: 'props' | 'slots' | 'slotProps' | 'classes';
}

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The product that an import belongs to: `@mui/x-data-grid-pro/locales` to `data-grid`. */
export function productOf(source: string): string | undefined {
  const [, name] =
    /^(?:@mui\/x-|@material-ui\/)(data-grid|x-grid|date-pickers|charts|tree-view|license)(?:-pro|-premium)?(?:\/|$)/.exec(
      source,
    ) ?? [];
  if (name !== undefined) return name === 'x-grid' ? 'data-grid' : name;
  return /^@mui\/lab(?:\/|$)/.test(source) ? 'lab' : undefined;
}

/** The product that a key of the theme belongs to, without `Mui`; undefined for a component of Material UI itself. */
export function productOfTheme(component: string): string | undefined {
  if (/^DataGrid/.test(component)) return 'data-grid';
  if (/Tree/.test(component)) return 'tree-view';
  if (/Picker|Calendar|Clock|Localization|(?<!^Text)Field$/.test(component)) return 'date-pickers';
  return /Chart|Scatter|Heatmap|Gauge|^(?:Area|Bar|Line|Mark|Pie|Funnel|Radar)[A-Z]/.test(component)
    ? 'charts'
    : undefined;
}

/** The types of objects that entries name, with the props and keys that hold them. */
const holders = Object.entries({
  GridColDef: 'columns groupingColDef',
  GridFilterModel: 'filterModel onFilterModelChange',
  GridRowSelectionModel: 'rowSelectionModel onRowSelectionModelChange',
  GridFilterItem: 'items',
  GridLocaleText: 'localeText MuiTablePagination',
  PickersLocaleText: 'localeText',
  GridPaginationState: 'pagination',
  GridExperimentalPremiumFeatures: 'experimentalFeatures',
  HighlightScope: 'highlightScope',
  AdapterFormats: 'dateFormats',
  GridCellParams: 'renderCell valueGetter cellClassName getCellClassName onCellClick onRowClick',
  GridColumnOrderChangeParams: 'onColumnOrderChange',
}).map(([type, keys]) => ({ type, keys: keys.split(' ') }));

/** The names that an entry may use for the props of a component. */
const propOwners = (component: string): string[] => [component, `${component}Props`];

/** The names that an entry may use for the classes with a prefix: `MuiDataGrid` has `gridClasses`. */
export function classOwners(component: string): string[] {
  const short = component.replace(/^DataGrid(?:Pro|Premium)?$/, 'Grid');
  return [`${short.charAt(0).toLowerCase()}${short.slice(1)}Classes`, `${short}Classes`];
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
    ? placeOfProps(type.slice(0, -'Props'.length), product)
    : { owners: [type], component: type, product };

/** Returns what the value of a key is; undefined if no entry says anything about such values. */
export function placeInside(place: Place, key: string): Place | undefined {
  const { component, product } = place;
  if (place.group === 'slots' || place.group === 'classes') return undefined;
  if (place.group === 'slotProps') {
    const parts = ['Grid', 'Charts', 'Pickers', component, ''].map((start) => start + upper(key));
    return { ...placeOfProps(upper(key), product), owners: parts.flatMap(propOwners) };
  }
  const slots = (...ends: string[]): string[] =>
    ends.flatMap((end) => [`Grid${end}`, component + end]);
  switch (key) {
    case 'slots':
    case 'components':
      return { ...place, owners: slots('Slots', 'SlotsComponent'), group: 'slots' };
    case 'slotProps':
    case 'componentsProps':
      return { ...place, owners: slots('SlotProps', 'SlotsComponentsProps'), group: 'slotProps' };
    case 'classes':
    case 'styleOverrides':
      return { ...place, owners: classOwners(component), group: 'classes' };
    case 'defaultProps':
      return placeOfProps(component, product);
    case 'series':
      return placeOfType(
        `${/Bar|Line|Pie|Scatter|Heatmap/.exec(component)?.[0] ?? ''}SeriesType`,
        product,
      );
    default: {
      const owners = holders.filter(({ keys }) => keys.includes(key)).map(({ type }) => type);
      return owners.length > 0 ? { owners, component, product } : undefined;
    }
  }
}

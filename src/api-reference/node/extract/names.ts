/** Returns the slug of a name: `date-range-picker-day` for `DateRangePickerDay`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Returns the path of a page below the site's base path: `/api/date-pickers/date-range-picker-day/`. */
export function pagePath(product: string, name: string): string {
  return `/api/${product}/${slugOf(name)}/`;
}

/** Returns the name that a component has in all plans: `DataGrid` for `DataGridPremium`. */
export const stemOf = (name: string): string => name.replace(/(?:Pro|Premium)$/, '');

/** Makes the first letter of a name lowercase. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

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

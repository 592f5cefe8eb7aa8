/** The packages that a date adapter needs: package name -> its version, or null for the pinned one. */
type AdapterPackages = Readonly<Record<string, string | null>>;

/**
 * Every date adapter that the Date and Time Pickers export -> its date library. The V2 entry points are for the second
 * major of their library, so they have a version of their own.
 */
export const adapterPackages: Readonly<Record<string, AdapterPackages>> = {
  AdapterDateFns: { 'date-fns': null },
  AdapterDateFnsV2: { 'date-fns': '2.30.0' },
  AdapterDateFnsJalali: { 'date-fns-jalali': null },
  AdapterDateFnsJalaliV2: { 'date-fns-jalali': '2.30.0-0' },
  AdapterDayjs: { dayjs: null },
  AdapterLuxon: { luxon: null },
  AdapterMoment: { moment: null },
  AdapterMomentHijri: { moment: null, 'moment-hijri': null },
  AdapterMomentJalaali: { moment: null, 'moment-jalaali': null },
};

const adapterImport = /^@mui\/(?:x-date-pickers|x-date-pickers-pro|lab)\/(Adapter[^/]*)/;

/**
 * Returns the packages that an import of a date adapter needs besides the one it comes from.
 * @param specifier - as in the import: `@mui/x-date-pickers/AdapterDayjs`, also from `-pro` and `@mui/lab`
 * @returns package name -> version, null for the pinned one; empty for any other import
 * @throws TypeError that names the adapter if no date library is known for it
 */
export function packagesOfAdapter(specifier: string): AdapterPackages {
  const name = adapterImport.exec(specifier)?.[1];
  if (name === undefined) return {};
  const packages = Object.hasOwn(adapterPackages, name) ? adapterPackages[name] : undefined;
  if (!packages) {
    const known = Object.keys(adapterPackages).join(', ');
    throw new TypeError(`unknown date adapter "${name}"; known adapters: ${known}`);
  }
  return packages;
}

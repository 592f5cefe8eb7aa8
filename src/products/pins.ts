import { products } from './registry';

/** The packages of the current docs, which are installed under their own names. */
export const currentPackages: Readonly<Record<string, string>> = Object.assign(
  {},
  ...products.map(({ packages }) => packages),
  // Belongs to no product. The license key has to reach the copy that the version's other packages use.
  { '@mui/x-license': '8.2.0' },
);

/**
 * Every package that a demo or its sandbox may import or needs to run, with its exact version. If a package is also
 * installed in this project, a test checks that the versions match, so that a sandbox runs what the page showed.
 */
export const packagePins: Readonly<Record<string, string>> = {
  ...currentPackages,
  '@mui/material': '7.3.11',
  '@mui/icons-material': '7.3.11',
  '@mui/system': '7.3.11',
  // Not installed here, but date adapters imported from it still have to run in a sandbox.
  '@mui/lab': '7.0.0',
  '@mui/stylis-plugin-rtl': '7.3.10',
  '@emotion/cache': '11.14.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'date-fns': '4.4.0',
  'date-fns-jalali': '4.0.0-0',
  dayjs: '1.11.23',
  luxon: '3.7.2',
  moment: '2.31.0',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.5',
  'moment-timezone': '0.6.6',
  stylis: '4.4.0',
  typescript: '5.9.3',
  vite: '7.3.8',
  // The last release that supports both Vite 7 and Node 20.19.
  '@vitejs/plugin-react': '5.2.0',
  '@types/luxon': '3.7.6',
  '@types/moment-hijri': '2.1.4',
  '@types/moment-jalaali': '0.7.9',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@types/stylis': '4.2.7',
};

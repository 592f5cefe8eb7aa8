import path from 'node:path';
import { doc, sidebars, soundSite, type Files } from '../build-failures/content';

/** Where `build.setup.ts` puts the small site: its build, and what was noted about it. */
export const siteDir = path.resolve('test-results/offline/site');

/** The page of a demo, and one of another product. */
export const demoPage = 'react-data-grid/columns/';
export const otherPage = 'react-charts/';

const columns = `Columns are read here.

<Demo src="./Typed.tsx" />
`;

const site = soundSite({ 'react-data-grid/columns': columns });

/** The site's own configuration and frame around a few pages, one of them with a demo of Material. */
export const pages: Files = {
  ...site,
  'docs/react-data-grid/columns/index.mdx': doc('Columns', columns),
  'docs/react-data-grid/columns/Typed.tsx': `import TextField from '@mui/material/TextField';

export default function Typed() {
  return <TextField label="Name of the column" />;
}
`,
  'sidebars.ts': site['sidebars.ts'] ?? sidebars(),
};

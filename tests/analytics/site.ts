import path from 'node:path';
import { doc, sidebars, soundSite, type Files } from '../build-failures/content';

/** Where the builds are that `build.setup.ts` makes of the small site. */
export const builds = {
  /** With analytics, all sessions sampled. */
  measured: path.resolve('test-results/analytics/measured'),
  /** The same pages without. */
  plain: path.resolve('test-results/analytics/plain'),
  /** With every setting that names a foreign host, and the files for hosts. */
  foreign: path.resolve('test-results/analytics/foreign'),
};

/** Foreign hosts of a maintainer, as settings name them. */
export const foreign = {
  endpoint: 'https://collect.test/events',
  iconFont: 'https://fonts.test/icons.css',
};

export const endpoint = '/collect';
export const measurementId = 'G-TEST123';

/** Where the link on the page of columns leads. */
export const elsewhere = 'https://elsewhere.test/page/?query=1#hash';

const columns = `To [another site](${elsewhere}).

\`\`\`tsx title="App.tsx"
const width: number = 1;
\`\`\`

<Demo src="./Empty.tsx" />
`;

const site = soundSite({
  'react-data-grid/columns': columns,
  'react-data-grid/columns/components-api': 'A tab.',
  'react-charts/symbols': '<Demo src="./Symbol.tsx" />',
});

const symbol = `import Icon from '@mui/material/Icon';

export default function Symbol() {
  return <Icon>home</Icon>;
}
`;

/** The site's own configuration and frame around a few pages: one of each kind that analytics tells apart. */
export const pages: Files = {
  ...site,
  'docs/react-data-grid/columns/index.mdx': doc('Columns', columns),
  'docs/react-data-grid/columns/components-api/index.mdx': doc('Columns', 'A tab.').replace(
    'title: Columns',
    "title: 'Columns: API'",
  ),
  'docs/react-data-grid/columns/Empty.tsx':
    'export default function Empty() {\n  return <p>Empty</p>;\n}\n',
  'docs/react-charts/symbols/Symbol.tsx': symbol,
  'sidebars.ts': site['sidebars.ts'] ?? sidebars(),
};

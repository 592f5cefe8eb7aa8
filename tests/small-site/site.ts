// The small site of the tests: the project's own configuration and frame around a few pages.
import path from 'node:path';
import { plainPage, sidebarEntries } from '../../scripts/bench/lib/pages.mjs';
import { doc, sidebars, soundSite, type Files } from '../build-failures/content';

/** Where `build.setup.ts` puts the plain build, in `build/`, and next to it the notes about its chunks. */
export const siteDir = path.resolve('test-results/small-site/plain');

/** The builds of the small site. In all of them, pages register a service worker on the host `localhost` only. */
export const builds = {
  /** Without analytics. */
  plain: path.join(siteDir, 'build'),
  /** The same pages with analytics, and half of the sessions sampled for web vitals. */
  measured: path.resolve('test-results/small-site/measured'),
  /** With every setting that names a foreign host, with the files for hosts, and with `more` additional pages. */
  foreign: path.resolve('test-results/small-site/foreign'),
};

/** How many more pages the build `foreign` has than the others. */
export const more = 100;

/** Foreign hosts, as a maintainer's settings name them. */
export const foreign = {
  endpoint: 'https://collect.test/events',
  iconFont: 'https://fonts.test/icons.css',
  fontHost: 'https://files.test',
};

export const endpoint = '/collect';
export const measurementId = 'G-TEST123';

/** The target of the link on the columns page. */
export const elsewhere = 'https://elsewhere.test/page/?query=1#hash';

/** A page with a Material UI demo, and a page of another product without a demo. */
export const demoPage = 'react-data-grid/filling/';
export const otherPage = 'react-charts/';

/** A text that is long enough to become a static part of a page. */
export const staticText =
  'Words that are long enough to be a part of their own, and to be found in a script.';

const columns = `To [another site](${elsewhere}).

\`\`\`tsx title="App.tsx"
const width: number = 1;
\`\`\`

<Demo src="./Empty.tsx" />

## Narrow columns

Text.
`;

const filling = `${staticText}

<Demo src="./Typed.tsx" />
`;

const site = soundSite({
  'react-data-grid/columns': columns,
  'react-data-grid/columns/components-api': 'A tab.',
  'react-data-grid/filling': filling,
  'react-charts/symbols': '<Demo src="./Symbol.tsx" />',
});

/** The navigation of the small site. The visited page is in the group of a product, as guides are. */
const entries = [...(site['sidebars.ts'] ?? '').matchAll(/page\('[^']+'\)/g)].map(([entry]) =>
  entry === "page('/react-charts')"
    ? `group('Charts', [${entry}], { product: 'x-charts' })`
    : entry,
);

const symbol = `import Icon from '@mui/material/Icon';

export default function Symbol() {
  return <Icon>home</Icon>;
}
`;

/** One page of each kind that analytics distinguishes, and those above. */
export const pages: Files = {
  ...site,
  'sidebars.ts': sidebars(...entries),
  'docs/react-data-grid/columns/index.mdx': doc('Columns', columns),
  'docs/react-data-grid/columns/components-api/index.mdx': doc('Columns', 'A tab.').replace(
    'title: Columns',
    "title: 'Columns: API'",
  ),
  'docs/react-charts/symbols/Symbol.tsx': symbol,
  'docs/react-data-grid/columns/Empty.tsx':
    'export default function Empty() {\n  return <p>Empty</p>;\n}\n',
  'docs/react-data-grid/filling/index.mdx': doc('Filling', filling),
  'docs/react-data-grid/filling/Typed.tsx': `import TextField from '@mui/material/TextField';

export default function Typed() {
  return <TextField label="Name of the column" />;
}
`,
};

/** Pages with realistic titles and addresses, but only a word of text: a visit to another page doesn't load their text. */
const shortPages = Array.from({ length: more }, (_, index) => {
  const page = plainPage(index, more);
  const frontMatter = /^---\n.*?\n---\n/s.exec(page.content)?.[0] ?? '';
  return { ...page, content: `${frontMatter}\nText.\n` };
});

/** The pages above, and many more. */
export const manyPages: Files = {
  ...pages,
  ...Object.fromEntries(
    shortPages.map(({ path: page, content }) => [`docs${page}/index.mdx`, content]),
  ),
  'sidebars.ts': sidebars(...entries, ...sidebarEntries(shortPages)),
};

// A site about the packages of `packages.mjs`, whose pages say something of all that the second release changes.

const guide = `---
title: Quickstart
description: The first sheet.
components: [Sheet, SheetPro, Margin]
---

Written for 1.0.0. A cell has \`cellSize\` pixels, 10 by default.

Set \`rowsOld\`, \`zoom\` and \`label\`. The slot \`cell\` draws a cell, as \`slots={{ cell: Cell }}\`; [its row](/api/sheet/sheet/#slot-cell), and [margins](/api/sheet/margin/) by \`Margin\` and its \`side\`.

The sheet **never** scrolls. It's \`SheetColumn\` that has \`field\`, and \`useSheetOld\` with \`isOld\`.

\`\`\`tsx
<Sheet zoom={2} cellSize={10} />
\`\`\`

<Demo src="./Zoomed.tsx" />
`;

/** Files of the project as they are committed. */
export const site = {
  'docs/react-sheet/quickstart/index.mdx': guide,
  'docs/react-sheet/quickstart/Zoomed.tsx':
    'import { Sheet } from \'@fixture/x-sheet\';\n\nexport default function Zoomed() {\n  return <Sheet zoom={2} label="Sums" />;\n}\n',
  'docs/react-sheet/other/index.mdx':
    '---\ntitle: Other\ndescription: Nothing of it changes.\ncomponents: [Other]\n---\n\nNothing here is about `density`.\n',
  'sidebars.ts':
    "export default { docs: [page('/react-sheet/quickstart', { newFeature: true })] };\n",
  'package.json': `${JSON.stringify({ description: 'Documentation of 1.0.0', dependencies: { '@fixture/x-sheet': '1.0.0', '@fixture/x-sheet-pro': '1.0.1' } }, null, 2)}\n`,
  'package-lock.json': '{}\n',
  'queries.json':
    '[\n  "/x/api/sheet/margin/",\n  "/x/api/sheet/sheet/#prop-zoom",\n  "/x/api/sheet/not-yet/"\n]\n',
  'src/products/registry.ts':
    "export const currentVersion = '1.0.0';\n\nexport const packages = {\n  '@fixture/x-sheet': '1.0.0',\n  // Nearest release.\n  '@fixture/x-sheet-pro': '1.0.1',\n};\n",
  'src/products/pins.ts': "export const pins = { react: '19.0.0' };\n",
  'src/products/snapshot-packages.json': '{}\n',
  '.gitignore': 'node_modules/\n/.next-version/\n/next-*.md\n',
};

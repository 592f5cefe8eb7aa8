import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doc, soundSite } from './content';
import { FixtureSite } from './site';

const component = 'export default function A() {\n  return null;\n}\n';

/** A mistake of a writer, in the page (on line 6) or in the demo next to it, and the message for it. */
interface Mistake {
  page?: string;
  /** Extra lines of front matter, from line 4 on; they move the text of the page down. */
  fields?: string[];
  demo?: string;
  /** The line that the message names; by default the page's, 6. */
  line?: number;
  message: string;
}

const mistakes: Record<string, Mistake> = {
  'no-src': { page: '<Demo />', message: '<Demo> needs the prop "src"' },
  'outside-src': {
    page: '<Demo src="../A.tsx" />',
    message: 'the prop "src" of <Demo> must be a file next to the page',
  },
  'computed-src': {
    page: '<Demo src={x} />',
    message: 'the prop "src" of <Demo> must be a file next to the page',
  },
  'unknown-prop': {
    page: '<Demo src="./A.tsx" heigth={3} />',
    message:
      '<Demo> has no prop "heigth"; allowed props: src, title, height, desktopHeight, open. Did you mean "height"?',
  },
  'text-height': {
    page: '<Demo src="./A.tsx" height="tall" />',
    message: 'the prop "height" of <Demo> must be a positive number of pixels',
  },
  children: { page: '<Demo src="./A.tsx">x</Demo>', message: '<Demo> takes no children' },
  inline: { page: 'Text <Demo src="./A.tsx" /> text', message: '<Demo> must be on its own line' },
  twice: {
    page: '<Demo src="./A.tsx" />\n\n<Demo src="./A.tsx" />',
    line: 8,
    message: '"./A.tsx" is shown twice on this page',
  },
  'fence-meta': {
    page: '```tsx showLineNumbers\nconst a = 1;\n```',
    message: 'unknown option "showLineNumbers" after a fence\'s language',
  },
  'fence-enum': {
    page: '```ts\nenum A { b }\n```',
    message: 'in this fence, an enum has no JavaScript counterpart',
  },
  'shared-id': {
    page: '## A {/* #b */}\n\n## B',
    line: 8,
    message: 'the id "b" is also used by the heading on line 6',
  },
  'lost-section': {
    page: '## Inner width',
    fields: ['sectionKeywords:', '  inner-with: [full width]'],
    line: 5,
    message:
      '"sectionKeywords" has "inner-with", but no heading has that id; did you mean "inner-width"?',
  },
  'no-file': { demo: '', message: 'the demo docs/no-file/A.tsx does not exist' },
  'no-default': {
    demo: 'export function A() {}\n',
    message: 'it has no default export',
  },
  'no-component': {
    demo: 'export default { a: 1 };\n',
    message: "its default export isn't a component",
  },
  'no-pin': {
    demo: `import d from 'lodash';\n${component}`,
    message: 'docs/no-pin/A.tsx:1: the package "lodash" has no pinned version',
  },
  'outside-import': {
    demo: `\nimport { a } from '../../b';\n${component}`,
    message: 'docs/outside-import/A.tsx:2: "../../b" is outside the page\'s folder',
  },
  'no-neighbor': {
    demo: `import { a } from './nothing';\n${component}`,
    message: 'docs/no-neighbor/A.tsx:1: "./nothing" does not exist',
  },
  'no-sample': {
    demo: `import { a } from 'sample-data/nothing';\n${component}`,
    message: 'docs/no-sample/A.tsx:1: no sample data "sample-data/nothing" in sample-data/',
  },
  'no-adapter': {
    demo: `import { A as B } from '@mui/x-date-pickers/AdapterTemporal';\n${component}`,
    message:
      'ContentError: docs/no-adapter/index.mdx:6: docs/no-adapter/A.tsx:1: unknown date adapter "AdapterTemporal"',
  },
  syntax: {
    demo: 'export default () => {\n  return <div>;\n};\n',
    message: 'docs/syntax/A.tsx:2: ',
  },
  'demo-enum': {
    demo: `${component}\nenum B {\n  c,\n}\n`,
    message: 'docs/demo-enum/A.tsx:5: an enum has no JavaScript counterpart',
  },
};

/** Mistakes that Docusaurus itself reports, in its own words: page -> its text on line 6 and the missing file. */
const deadFiles: Record<string, [text: string, file: string]> = {
  'dead-link': ['To [a file](../gone/index.mdx).', '../gone/index.mdx'],
  'dead-image': ['![An image](./gone.png)', './gone.png'],
};

let site: FixtureSite;
let code: number | null;
let output: string;

/** All mistakes in one build: each is an error in its own page, and the bundler reports them all. */
beforeAll(async () => {
  site = new FixtureSite();
  const pages = Object.entries(mistakes).map(([name, { page = '<Demo src="./A.tsx" />' }]) => [
    name,
    page,
  ]);
  const longer = Object.entries(mistakes)
    .filter(([, { fields }]) => fields)
    .map(([name, { page, fields = [] }]) => [`docs/${name}/index.mdx`, doc(name, page, ...fields)]);
  const demos = Object.entries(mistakes)
    .filter(([, { demo }]) => demo !== '')
    .map(([name, { demo = component }]) => [`docs/${name}/A.tsx`, demo]);
  const dead = Object.entries(deadFiles).map(([name, [text]]) => [name, text]);
  site.write({
    ...soundSite(Object.fromEntries([...pages, ...dead])),
    ...Object.fromEntries([...longer, ...demos]),
  });
  ({ code, output } = await site.build());
});
afterAll(() => site.remove());

it('mistakes in pages fail the build', () => expect(code).toBe(1));

describe('the message names the file, the line, and the mistake', () => {
  for (const [name, { line = 6, message }] of Object.entries(mistakes)) {
    it(name, () => {
      const found = output.split('\n').filter((text) => text.includes(`docs/${name}/index.mdx:`));
      expect(found.join('\n')).toContain(`docs/${name}/index.mdx:${line}: `);
      expect(found.join('\n')).toContain(message);
    });
  }
});

it.each(Object.entries(deadFiles))('a %s is reported with its file and line', (name, [, file]) => {
  const part = output.slice(Math.max(0, output.indexOf(`${file}\``))).slice(0, 200);
  expect(part).toContain(`docs/${name}/index.mdx`);
  expect(part).toMatch(/\(6:\d+\)/);
});

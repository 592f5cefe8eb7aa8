import { expect, it } from 'vitest';
import { quotedWords, unclaimedDemos } from './claimed-demos.mjs';

it('names the page, the line and the demo', () => {
  const demos = ['Sorted', 'ByHelper', 'Other', 'AsText', 'Elsewhere'].map((name, at) => ({
    src: `./${name}.tsx`,
    line: at + 1,
  }));
  const claims = `
import { claimsOf, show } from 'claims';
import Sorted from './Sorted';
import Renamed from './ByHelper';
import source from './AsText.tsx?raw';
import Elsewhere from '../Elsewhere';
const claim = claimsOf(page);
const open = () => show(<Renamed />);
claim('One.', async () => { await show(<Sorted title={source} of={Elsewhere} />); });
claim('Two.', open);
`;
  expect(unclaimedDemos('docs/a/index.mdx', demos, claims)).toEqual([
    'docs/a/index.mdx:3: no claim mounts Other',
    'docs/a/index.mdx:4: no claim mounts AsText',
    'docs/a/index.mdx:5: no claim mounts Elsewhere',
  ]);
  expect(unclaimedDemos('docs/a/index.mdx', demos)).toHaveLength(5);
});

it('reads the words of claims, however they are quoted', () => {
  const claims = `
claim('One.', check);
claim("It doesn't.", check);
claim(
  'It isn\\'t \`b\`.',
  check,
);
for (const { words } of many) claim(words, check);
claimOfOther('Three.', check);
`;
  expect(quotedWords(claims)).toEqual(['One.', "It doesn't.", "It isn't `b`."]);
});

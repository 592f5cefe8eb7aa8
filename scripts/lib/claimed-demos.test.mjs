import { expect, it } from 'vitest';
import { claimedDemos, unclaimedDemos } from './claimed-demos.mjs';

it('finds demos in claims, in loops of claims and in helpers that claims use', () => {
  const claims = `
import { claimsOf, show } from 'claims';
import InBody from './InBody';
import InLoop from './InLoop';
import Renamed from './ByHelper';
import OfHelper from './OfHelper';
const claim = claimsOf(page);
const open = () => show(<OfHelper />);
function openOther() { return [open(), show(<Renamed />)]; }
claim('One.', async () => { await show(<InBody />); });
claim('Two.', openOther);
for (const Demo of [InLoop]) claim('Three.', () => show(<Demo />));
`;
  expect([...claimedDemos(claims)]).toEqual(['InBody', 'InLoop', 'ByHelper', 'OfHelper']);
});

it('does not count demos that no claim mounts', () => {
  const claims = `
import Mounted from './Mounted';
import source from './AsText.tsx?raw';
import Unused from './Unused';
import Elsewhere from '../Elsewhere';
show(<Unused />);
claim('AlsoUnused', () => show(<Mounted title={source} of={Elsewhere} />));
`;
  expect([...claimedDemos(claims)]).toEqual(['Mounted']);
});

it('names the page, the line and the demo', () => {
  const demos = [
    { src: './Sorted.tsx', line: 9 },
    { src: './Other.tsx', line: 20 },
  ];
  const claims = "import Sorted from './Sorted';\nclaim('x', () => show(<Sorted />));";
  expect(unclaimedDemos('docs/a/index.mdx', demos, claims)).toEqual([
    'docs/a/index.mdx:20: no claim mounts Other',
  ]);
  expect(unclaimedDemos('docs/a/index.mdx', demos)).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import { entry } from './build/entry';
import { byPage, countEntries, mergeList, parseList, writeList } from './list';
import type { Finding } from './types';

const head = {
  from: '8.1.0',
  to: '8.2.0',
  packages: [
    { name: '@mui/x-grid', from: '8.1.0', to: '8.2.0' },
    { name: '@mui/x-grid-pro', from: '8.1.0', to: '8.3.1' },
  ],
};
const claim = entry('claims', 'never scrolls', {
  ...{ file: 'docs/a/index.mdx', line: 7, about: '"never scrolls"' },
  failed: 'expected 1,\n  found 2',
  ask: 'Say what is true now.',
});
const demo = entry('types', 'TS2322', {
  ...{ file: 'docs/a/Demo.tsx', line: 3, about: 'TypeScript', ask: 'Make it compile.' },
  changes: ['`Grid` no longer has `density`.', 'Change log of 8.2.0: Remove `density`'],
});
const sentence = entry('prose', 'At 8.1.0.', {
  ...{ file: 'docs/b/index.mdx', line: 2, about: '"At 8.1.0."', ask: 'Try it.' },
});
const findings = (...entries: (typeof claim)[]): Finding[] =>
  (['claims', 'types', 'prose'] as const).map((source) => ({
    source,
    entries: entries.filter((each) => each.source === source),
  }));
const all = mergeList([], findings(claim, demo, sentence));
const statesOf = (list: ReturnType<typeof mergeList>) =>
  Object.fromEntries(list.map(({ source, done }) => [source, done]));

describe('the list', () => {
  it('shows where each entry is, what changed, what failed and what to do', () => {
    const text = writeList(head, all, findings());
    expect(text).toContain('3 of 3 entries are open.');
    expect(text).toContain('| @mui/x-grid-pro | 8.1.0 | 8.3.1, the nearest to 8.2.0 |');
    expect(text).toContain(`## docs/a/index.mdx

- [ ] docs/a/Demo.tsx:3 (does not compile): TypeScript <!-- types ${demo.id} -->
  - \`Grid\` no longer has \`density\`.
  - Change log of 8.2.0: Remove \`density\`
  - To do: Make it compile.
- [ ] docs/a/index.mdx:7 (claim does not hold): "never scrolls" <!-- claims ${claim.id} -->
  - Failed: expected 1, found 2
  - To do: Say what is true now.
`);
  });

  it('is parsed back into the same entries', () => {
    const read = parseList(writeList(head, all, findings()));
    expect(new Set(read)).toEqual(new Set(all));
    expect([...byPage(read).keys()]).toEqual(['docs/a/index.mdx', 'docs/b/index.mdx']);
  });

  it('checks off entries that are no longer found, and keeps them', () => {
    const next = mergeList(all, findings(demo));
    expect(statesOf(next)).toEqual({ claims: true, types: false, prose: true });
    expect(countEntries(next)).toEqual([
      { source: 'types', open: 1, done: 0 },
      { source: 'claims', open: 0, done: 1 },
      { source: 'prose', open: 0, done: 1 },
    ]);
    const back = mergeList(next, findings(claim, demo));
    expect(statesOf(back)).toEqual({ claims: false, types: false, prose: true });
  });

  it('does not check off entries whose check could not run', () => {
    const halted = findings(sentence).map((each) =>
      each.source === 'claims' ? { ...each, notRun: 'there is no browser' } : each,
    );
    expect(statesOf(mergeList(all, halted))).toEqual({ claims: false, types: true, prose: false });
    expect(writeList(head, all, halted)).toContain('- claim does not hold: there is no browser');
  });

  it('keeps a manual check mark only where a finding needs human judgment', () => {
    const ticked = parseList(writeList(head, all, findings()).replaceAll('- [ ]', '- [x]'));
    expect(statesOf(mergeList(ticked, findings(claim, demo, sentence)))).toEqual({
      ...{ claims: false, types: false, prose: true },
    });
  });

  it('recognizes an entry that has moved to another line', () => {
    const moved = { ...claim, line: 90 };
    expect(mergeList(all, findings(moved, demo, sentence))).toHaveLength(3);
  });
});

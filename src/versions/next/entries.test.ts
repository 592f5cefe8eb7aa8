import { describe, expect, it } from 'vitest';
import { entry, openEntries, parseList, updateEntries, writeList, type Finding } from './entries';

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
const all = updateEntries([], findings(claim, demo, sentence));
const statesOf = (list: ReturnType<typeof updateEntries>) =>
  Object.fromEntries(list.map(({ source, done }) => [source, done]));

describe('the list', () => {
  it('shows where each entry is, what changed, what failed and what to do', () => {
    const text = writeList(head, all, findings());
    expect(text).toContain('3 of 3 entries are open; 3 of them need a person.');
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

  it('is parsed back into the same entries, page by page', () => {
    const read = parseList(writeList(head, all, findings()));
    expect(new Set(read)).toEqual(new Set(all));
    expect(read.map(({ source }) => source)).toEqual(['types', 'claims', 'prose']);
  });

  it('puts what --renumber settles last, whichever page it is on', () => {
    const number = { ...sentence, file: 'docs/a/index.mdx', ask: 'Change it, as --renumber does.' };
    const entries = updateEntries([], findings(number, claim, demo));
    const text = writeList(head, entries, findings());
    expect(text).toContain('3 of 3 entries are open; 2 of them need a person.');
    expect(parseList(text).map(({ source }) => source)).toEqual(['types', 'claims', 'prose']);
    expect(text.indexOf('## For --renumber')).toBeGreaterThan(text.indexOf('(claim does not'));
  });

  it('drops entries that are no longer found', () => {
    const next = updateEntries(all, findings(demo));
    expect(openEntries(next).map(({ source }) => source)).toEqual(['types']);
    expect(next).toHaveLength(1);
    expect(statesOf(updateEntries(next, findings(claim, demo)))).toEqual({
      ...{ claims: false, types: false },
    });
  });

  it('keeps entries whose check could not run', () => {
    const halted = findings(sentence).map((each) =>
      each.source === 'claims' ? { ...each, notRun: 'there is no browser' } : each,
    );
    const next = updateEntries(all, halted);
    expect(statesOf(next)).toEqual({ claims: false, prose: false });
    expect(writeList(head, next, halted)).toContain('- claim does not hold: there is no browser');
  });

  it.each(['x', 'X'])('keeps the boxes that a person has ticked with "%s"', (tick) => {
    const text = writeList(head, all, findings());
    const ticked = parseList(
      text.replace(`- [ ] ${all[0]?.title}`, `- [${tick}] ${all[0]?.title}`),
    );
    const moved = { ...claim, line: 90 };
    const next = updateEntries(ticked, findings(moved, demo, sentence));
    expect(statesOf(next)).toEqual({ claims: true, types: false, prose: false });
    expect(writeList(head, next, findings())).toContain(`- [x] docs/a/index.mdx:90 (`);
    const halted = findings().map((each) => ({ ...each, notRun: 'it was skipped' }));
    expect(statesOf(updateEntries(ticked, halted))).toEqual(statesOf(next));
  });
});

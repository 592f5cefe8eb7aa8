import { describe, expect, it } from 'vitest';
import { claimEntries, fenceEntries, typeEntries } from './results';

describe('entries from the output of tools', () => {
  it('include compiler errors, with the reasons below them', () => {
    const printed = `docs/a/Demo.tsx(4,7): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'rows'
src/b.ts(1,1): error TS1005: ';' expected.
Found 2 errors.`;
    expect(typeEntries(printed)).toMatchObject(
      [
        { file: 'docs/a/Demo.tsx', line: 4, failed: /^Type .* from property 'rows'$/ },
        { file: 'src/b.ts', line: 1 },
      ].map((each) => ({
        ...each,
        ...(each.failed && { failed: expect.stringMatching(each.failed) }),
      })),
    );
  });

  it('include fences that do not compile', () => {
    expect(fenceEntries(["docs/a/index.mdx:12: Property 'x' does not exist."])).toMatchObject([
      { file: 'docs/a/index.mdx', line: 12, failed: "Property 'x' does not exist." },
    ]);
  });

  it('include failed claims, on the line of their words, and pages whose claims cannot load', () => {
    const message =
      '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at claims.test.tsx:3';
    const report = {
      testResults: [
        {
          ...{ name: '/site/docs/a/claims.test.tsx', status: 'failed' },
          assertionResults: [
            { status: 'failed', title: 'it never scrolls', failureMessages: [message] },
            {
              status: 'failed',
              title: 'Here it',
              failureMessages: ['Error: Cannot find "No rows"\n\n<body>\n  <div />\n</body>'],
            },
            { status: 'passed', title: 'it jumps' },
          ],
        },
        {
          ...{ name: '/site/docs/b/claims.test.tsx', status: 'failed', assertionResults: [] },
          message: 'No export GridOld',
        },
      ],
    };
    const entries = claimEntries(
      report,
      '/site',
      () => 'Text.\n\nHere it **never** [scrolls](/a/).',
    );
    expect(entries).toMatchObject([
      { file: 'docs/a/index.mdx', line: 3, failed: 'AssertionError: expected 1 to be 2' },
      { file: 'docs/a/index.mdx', line: 3, failed: 'Error: Cannot find "No rows"' },
      { file: 'docs/b/claims.test.tsx', failed: 'No export GridOld' },
    ]);
  });
});

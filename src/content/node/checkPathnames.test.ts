import { describe, expect, it } from 'vitest';
import { checkPathnames, pagesOfAll } from './checkPathnames';
import { ContentError, throwProblems } from '../../utils/problems';

describe('checkPathnames', () => {
  it('reports files that share a pathname, with or without a trailing slash', () => {
    expect(
      checkPathnames([
        { pathname: '/x/a/', file: 'src/pages/a.tsx' },
        { pathname: '/x/a', file: 'docs/a/index.mdx' },
        { pathname: '/x/', file: 'src/pages/index.tsx' },
      ]),
    ).toEqual([
      '2 pages share the pathname "/x/a": docs/a/index.mdx and src/pages/a.tsx. Keep only one.',
    ]);
  });

  it('ignores pages of the API reference in every version', () => {
    for (const pathname of ['/api/charts/legend/', '/x/api/charts/', '/x/8.0.0/api/charts/']) {
      expect(
        checkPathnames([
          { pathname, file: 'a' },
          { pathname, file: 'b' },
        ]),
      ).toEqual([]);
    }
  });
});

describe('pagesOfAll', () => {
  it('collects docs of all versions, posts, and pages', () => {
    const at = (name: string) => ({ permalink: `/x/${name}/`, source: `@site/${name}.mdx` });
    const pages = pagesOfAll({
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ docs: [at('a')] }, { docs: [at('8.0.0/a')] }] },
      },
      'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata: at('blog/b') }] } },
      'docusaurus-plugin-content-pages': { default: [at('c')], empty: null },
    });
    expect(pages.map(({ file }) => file)).toEqual(['a.mdx', '8.0.0/a.mdx', 'blog/b.mdx', 'c.mdx']);
    expect(pagesOfAll({})).toEqual([]);
  });
});

describe('throwProblems', () => {
  it('throws one error for all problems, and none when there are no problems', () => {
    expect(() => throwProblems([])).not.toThrow();
    expect(() => throwProblems(['a'])).toThrow(/^a$/);
    expect(() => throwProblems(['a', 'b'])).toThrow(
      '2 problems in the pages and their navigation:\n\n- a\n- b\n',
    );
  });

  it('omits the stack trace', () => {
    expect(new ContentError(['a']).stack).toBe('ContentError: a');
  });
});

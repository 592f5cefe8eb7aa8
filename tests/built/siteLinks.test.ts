import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { checkSiteLinks } from './siteLinks';

test('every link, anchor and redirect of the build leads somewhere, in frozen versions and on demo pages, too', () => {
  const { pages, anchors, broken } = checkSiteLinks('build', '/x/');
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(1000);
  expect(anchors).toBeGreaterThan(1000);
});

describe('links of a site', () => {
  let folder = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const check = () => checkSiteLinks(folder, '/x/');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'links-'));
    write(
      'index.html',
      '<a href="/x/a/#one">1</a><a href="a/">2</a><a href="https://other.example/">3</a>',
    );
    write(
      'a/index.html',
      '<h2 id="one">1</h2><a href="../">home</a><script src="/x/app.js"></script>',
    );
    write('app.js', '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are followed to pages, anchors, and files', () => {
    expect(check()).toEqual({ pages: 2, links: 4, anchors: 1, broken: [] });
  });

  it.each([
    ['a missing page', '<a href="/x/b/">b</a>', '/x/b/'],
    ['a missing anchor on another page', '<a href="/x/a/#two">two</a>', '/x/a/#two'],
    ['a missing anchor on the same page', '<a href="#top">top</a>', '#top'],
    ['a path outside the site', '<a href="/a/">a</a>', '/a/'],
    [
      'the missing target of a redirect',
      '<meta http-equiv="refresh" content="0; url=/x/c/">',
      '/x/c/',
    ],
    ['a missing script', '<script src="/x/gone.js"></script>', '/x/gone.js'],
    ['a folder without a page', '<a href="/x/empty/">e</a>', '/x/empty/'],
  ])('to %s are reported as broken', (_, html, target) => {
    mkdirSync(path.join(folder, 'empty'));
    write('c.html', html);
    expect(check().broken).toEqual([{ page: 'c.html', target }]);
  });
});

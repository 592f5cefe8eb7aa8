import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../utils/escapeHtml';
import { highlightLines } from './highlight';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe('highlightLines', () => {
  it('keeps every character of the code', () => {
    const codes = {
      tsx: 'const a = <Grid<Row>\n\n  rows={[{ a: "<&>" }]} // "x"\n/>;',
      bash: 'npm install "a b" && NODE_ENV=x npm run dev --save # why\n',
      diff: '-old <a>\n+new &amp;\n same',
      json: '{ "a": [1, true, null] }',
      css: '.a > b::before { color: #fff; }',
      html: '<!doctype html>\n<p class="a">b</p>',
      unknown: '<what> & "ever"\n',
      '': '',
    };
    for (const [language, code] of Object.entries(codes)) {
      const lines = highlightLines(code, language);
      expect(textOf(lines.join('\n')), language).toBe(code);
      expect(lines).toHaveLength(code.split('\n').length);
    }
  });

  it('colors with classes, never inline styles, and merges neighboring tokens', () => {
    const html = highlightLines("import * as React from 'react'; // all", 'tsx').join('\n');
    expect(html).toContain('<span class="tk">import ');
    expect(html).toContain('<span class="ts">\'react\'</span>');
    expect(html).toContain('<span class="tc">// all</span>');
    expect(html).not.toContain('style=');
  });

  it('closes a multiline comment on each line', () => {
    expect(highlightLines('/* a\nb */', 'ts')).toEqual([
      '<span class="tc">/* a</span>',
      '<span class="tc">b */</span>',
    ]);
  });

  it('distinguishes the command, options, and comment of a shell line', () => {
    expect(highlightLines('npm install --save-exact dayjs # small', 'bash')).toEqual([
      '<span class="tf">npm</span> install <span class="ta">--save-exact</span> dayjs <span class="tc"># small</span>',
    ]);
  });

  it('highlights nested tags with deeply nested attributes', () => {
    const code =
      '<Box>\n  <Grid a="b" c={{ d: { e: { f: { g: 1 } } } }} {...{ h: { i: { j: { k: 1 } } } }} />\n</Box>';
    expect(highlightLines(code, 'tsx')[1]).toContain(
      '<span class="tp">&lt;</span><span class="tg">Grid </span><span class="ta">a</span><span class="tp">=&quot;</span>',
    );
    expect(highlightLines(code, 'jsx')).toEqual(highlightLines(code, 'tsx'));
  });

  it('leaves the text between tags plain', () => {
    expect(highlightLines('<p>Table for two: {x} TWh</p>', 'jsx')).toEqual([
      '<span class="tp">&lt;</span><span class="tg">p</span><span class="tp">&gt;</span>Table for two: {x} TWh<span class="tp">&lt;/</span><span class="tg">p</span><span class="tp">&gt;</span>',
    ]);
  });

  it('does not mistake a property name of Object for a language', () => {
    expect(highlightLines('a < b', 'constructor')).toEqual(['a &lt; b']);
  });
});

describe('escapeHtml', () => {
  it('is safe between tags and in double quotes', () => {
    expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });
});

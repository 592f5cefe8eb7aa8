import { evaluate } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { createElement } from 'react';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { rehypeFigures } from './plugin';

async function htmlOf(value: string): Promise<string> {
  const file = new VFile({ path: '/site/docs/page/index.mdx', value });
  const { default: Page } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [[rehypeFigures, { siteDir: '/site' }]],
  });
  return renderToStaticMarkup(createElement(Page));
}

const textsIn = (html: string): string[] =>
  [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ''),
  );

const sequence = (...items: string[]): string =>
  `Text.\n\n<Sequence title="Saving" between={['Grid', 'Server']}>\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</Sequence>\n`;

const states = (...items: string[]): string =>
  `<States title="Editing" states={['View', 'Edit']}>\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</States>\n`;

describe('a figure', () => {
  test('is a picture of the first sentences, and the whole list', async () => {
    const html = await htmlOf(
      sequence(
        'Grid → Server: `getRows()`. It has the sort model.',
        'Server → Grid: the rows',
        'Grid: draws them',
      ),
    );
    expect(textsIn(html)).toEqual([
      'getRows()',
      '1',
      'the rows',
      '2',
      'draws them',
      '3',
      'Grid',
      'Server',
    ]);
    expect(html).toContain('<figcaption>Saving</figcaption>');
    expect(html).toContain(
      '<li>Grid → Server: <code>getRows()</code>. It has the sort model.</li>',
    );
    expect(html).toContain('aria-hidden="true"');
  });

  test('can be a state machine or a timeline; the page has the styles once', async () => {
    const html = await htmlOf(
      `${states('View → Edit: Enter', 'Edit → View: Esc')}\n<Timeline title="Opening">\n1. \`onOpen\`. First.\n2. \`onClose\`\n</Timeline>`,
    );
    expect(textsIn(html)).toEqual(
      ['1', 'Enter', '2', 'Esc', 'View', 'Edit'].concat('onOpen', '1', 'onClose', '2'),
    );
    expect(html.split('<style>')).toHaveLength(2);
  });

  test('has a place for every word, also of names that are wider than a column', async () => {
    const html = await htmlOf(
      sequence(
        'Grid → Server: `unstable_setColumnVisibilityModelChange()`',
        'Server: waits for a connection to the database',
      ),
    );
    const [, width = 0] = /viewBox="0 0 (\d+)/.exec(html) ?? [];
    expect(Number(width)).toBe(288);
    expect(textsIn(html).join('')).toContain('unstable_setColumn');
  });

  test.each([
    [sequence(), 3, 'needs a list'],
    [
      sequence('Grid → Sever: `getRows()`'),
      5,
      '"Sever" is not in the figure; allowed: Grid, Server. Did you mean "Server"?',
    ],
    [
      sequence('Grid → Server: a', 'the server answers'),
      6,
      `"the server answers" doesn't say who does it`,
    ],
    [sequence('Grid: a'), 3, '"Server" is in no item'],
    [sequence('Grid → Server: [a](b)'), 5, 'no links or bold text'],
    [states('View → Edit: a').replace("'Edit'", "'View'"), 1, 'has the name "View" twice'],
    [
      states('View → Edit: a').replace('states', 'state'),
      1,
      '<States> has no prop "state"; allowed props: title, states. Did you mean "states"?',
    ],
    [states('View → Edit: a').replace("['View', 'Edit']", '[]'), 1, 'needs a list of names'],
    [states('View → Edit: a').replace("['View', 'Edit']", 'all'), 1, 'needs a list of names'],
    [states('View → Edit: a').replace('title="Editing" ', ''), 1, 'needs a title'],
    [
      `${states('View → Edit: a')}\n${states('View → Edit: a')}`,
      7,
      'two figures with the title "Editing"',
    ],
    ['<Timeline title="Opening" />', 1, 'needs a list'],
    ['<Timeline title="Opening">\n- a\n- \n</Timeline>', 3, 'the item is empty'],
  ])('%j stops the build', async (page, line, message) => {
    await expect(htmlOf(page)).rejects.toThrow(`docs/page/index.mdx:${line}: `);
    await expect(htmlOf(page)).rejects.toThrow(message);
  });
});

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Mark from '.';

const shapesOf = (svg: string): string[] =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);

describe('Mark', () => {
  it('has the same shapes as the favicon', () => {
    const favicon = readFileSync('static/img/favicon.svg', 'utf8');
    const shapes = shapesOf(renderToStaticMarkup(<Mark size={28} />));
    expect(shapes).toHaveLength(2);
    expect(shapesOf(favicon)).toEqual(shapes);
  });

  it('has no diagonal lines, so it does not look like a close button', () => {
    const svg = renderToStaticMarkup(<Mark size={28} />);
    expect(shapesOf(svg).join(' ')).not.toMatch(/[lL]/);
  });
});

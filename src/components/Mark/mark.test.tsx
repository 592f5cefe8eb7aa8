import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Mark from '.';

const shapesOf = (svg: string): string[] =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);

describe('Mark', () => {
  it('is the drawing that browsers show in tabs', () => {
    const favicon = readFileSync('static/img/favicon.svg', 'utf8');
    const shapes = shapesOf(renderToStaticMarkup(<Mark size={28} />));
    expect(shapes).toHaveLength(2);
    expect(shapesOf(favicon)).toEqual(shapes);
  });

  it('has no stroke from corner to corner, which would read as a button that closes', () => {
    const svg = renderToStaticMarkup(<Mark size={28} />);
    expect(shapesOf(svg).join(' ')).not.toMatch(/[lL]/);
  });
});

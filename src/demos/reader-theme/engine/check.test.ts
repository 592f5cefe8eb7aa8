import { describe, expect, it } from 'vitest';
import { presets } from '../../browser/theme/presets';
import { problemsOf } from './check';

const check = (own: object, fonts: string[] = []) =>
  problemsOf(own, (name) => fonts.includes(name));

describe('problemsOf', () => {
  it.each(Object.entries({ material: {}, ...presets }))('finds nothing in %s', (_name, own) =>
    expect(check(own)).toEqual([]),
  );

  it('names the scheme, both colors and the contrast that is too low', () => {
    const palette = {
      text: { secondary: 'rgba(0, 0, 0, 0.4)' },
      primary: { main: '#ffee58', contrastText: '#fff' },
    };
    const found = check({ palette }).map((one) =>
      one.kind === 'contrast'
        ? `${one.scheme} ${one.color} ${one.ground} ${one.ratio.toFixed(1)} ${one.least}`
        : one,
    );
    expect(found).toContain('light palette.text.secondary palette.background.paper 2.8 4.5');
    expect(found).toContain('light palette.primary.contrastText palette.primary.main 1.2 4.5');
    expect(found).toContain('light palette.primary.main palette.background.paper 1.2 3');
    expect(found.filter((one) => String(one).startsWith('dark'))).toHaveLength(1);
  });

  it('names fonts that are missing', () => {
    const typography = {
      fontFamily: '"Inter", sans-serif',
      h1: { fontFamily: 'Lora, serif' },
      body1: { fontFamily: 'monospace' },
    };
    expect(check({ typography }, ['Inter'])).toEqual([{ kind: 'font', name: 'Lora' }]);
  });

  it('names rows that are lower than their text', () => {
    const components = { MuiDataGrid: { defaultProps: { density: 'compact', rowHeight: 24 } } };
    expect(check({ components })).toEqual([
      {
        kind: 'height',
        rule: 'components.MuiDataGrid.defaultProps.rowHeight',
        height: 16,
        least: 21,
      },
    ]);
  });
});
